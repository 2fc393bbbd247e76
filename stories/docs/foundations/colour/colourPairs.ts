import type { colors } from '@/theme/palette';

type ColourName = keyof typeof colors;

interface Pairing {
  front: ColourName;
  back: ColourName;
  where: string;
}

/** Text and background colours that occur together. */
export const textPairings: readonly Pairing[] = [
  { front: 'ink', back: 'paper', where: 'Text on the page' },
  { front: 'ink', back: 'white', where: 'Text on cards, fields, dialogs' },
  { front: 'steel', back: 'paper', where: 'Quieter text on the page' },
  { front: 'steel', back: 'white', where: 'Old price, makers’ names, hints' },
  { front: 'steel', back: 'paperDeep', where: 'Stand-in for a missing picture' },
  { front: 'signal', back: 'paper', where: 'Savings, delete buttons' },
  { front: 'signal', back: 'white', where: 'Errors, Kampanyalar, icons of the tiles' },
  { front: 'white', back: 'signal', where: 'Main buttons, discount badge' },
  { front: 'white', back: 'signalDark', where: 'The same under the pointer' },
  { front: 'white', back: 'ink', where: 'Hero, footer, top bar, black slide button' },
  { front: 'steelOnInk', back: 'ink', where: 'Quieter text in the footer' },
  { front: 'white', back: 'inkSoft', where: 'Figures' },
  { front: 'steelOnInk', back: 'inkSoft', where: 'Captions of figures' },
  { front: 'white', back: 'inkLine', where: 'Floating call icon' },
  { front: 'white', back: 'chat', where: 'Chat buttons' },
  { front: 'white', back: 'chatDark', where: 'The same under the pointer' },
  { front: 'white', back: 'amber', where: 'Amber slide button' },
  { front: 'white', back: 'blue', where: 'Blue slide button' },
  { front: 'white', back: 'green', where: 'Green slide button' },
  { front: 'white', back: 'violet', where: 'Violet slide button' },
];

/** Icons, edges and decoration. They need less contrast than text. */
export const signPairings: readonly Pairing[] = [
  { front: 'signalOnInk', back: 'ink', where: 'Mark of the current slide' },
  { front: 'steel', back: 'white', where: 'Edge of a field' },
  { front: 'signal', back: 'ink', where: 'Bar beside a slide’s subtitle' },
  { front: 'inkLine', back: 'ink', where: 'Hairlines in the footer' },
  { front: 'line', back: 'paper', where: 'Hairlines on the page' },
];
