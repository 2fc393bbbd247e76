import { ColorItem, ColorPalette } from '@storybook/addon-docs/blocks';

import { colors } from '@/theme/palette';

type ColourName = keyof typeof colors;

type Family = 'Ink' | 'Paper' | 'Signal' | 'Chat' | 'Slide buttons';

/** Use of each colour. The compiler asks for an entry when the palette gets a new colour. */
const colourRoles: Record<ColourName, [family: Family, role: string]> = {
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
  chat: [
    'Chat',
    'WhatsApp; what is in stock; a slide’s green button, beside which WhatsApp has an outline',
  ],
  chatDark: ['Chat', 'The same under the pointer'],
  amber: ['Slide buttons', 'Turuncu'],
  blue: ['Slide buttons', 'Mavi'],
  violet: ['Slide buttons', 'Mor'],
};

const names = Object.keys(colors) as ColourName[];

/** One colour group of the palette, with names, values and uses. */
export function Swatches({ family }: { family: Family }) {
  return (
    <ColorPalette>
      {names
        .filter((name) => colourRoles[name][0] === family)
        .map((name) => (
          <ColorItem
            key={name}
            title={name}
            subtitle={colourRoles[name][1]}
            colors={[colors[name]]}
          />
        ))}
    </ColorPalette>
  );
}
