import type { colors } from '@/theme/palette';

type ColourName = keyof typeof colors;

export const families = ['Ink', 'Paper', 'Signal', 'Chat', 'Slide buttons'] as const;

/** Use of each colour. The compiler asks for an entry when the palette gets a new colour. */
export const colourRoles: Record<ColourName, [family: (typeof families)[number], role: string]> = {
  ink: ['Ink', 'Text on paper; top bar, hero, footer'],
  inkSoft: ['Ink', 'Figures under the footer’s call, hover on ink'],
  inkLine: ['Ink', 'Hairlines on ink, the floating call sign'],
  steel: ['Ink', 'Quieter text on paper, edges of fields'],
  steelOnInk: ['Ink', 'Quieter text on ink'],
  paper: ['Paper', 'The page'],
  paperDeep: ['Paper', 'Behind pictures'],
  line: ['Paper', 'Hairlines: cards, rows, sections'],
  white: ['Paper', 'Cards, header, dialogs; text on ink and on every button'],
  signal: ['Signal', 'What matters: main buttons, discounts, savings, the focus ring, index tabs'],
  signalDark: ['Signal', 'The same under the pointer'],
  signalOnInk: ['Signal', 'Red on ink, where the signal red would be too dark'],
  chat: ['Chat', 'WhatsApp, and nothing else'],
  chatDark: ['Chat', 'The same under the pointer'],
  amber: ['Slide buttons', 'Turuncu'],
  blue: ['Slide buttons', 'Mavi'],
  green: ['Slide buttons', 'Yeşil: darker and yellower than the chat’s'],
  violet: ['Slide buttons', 'Mor'],
};
