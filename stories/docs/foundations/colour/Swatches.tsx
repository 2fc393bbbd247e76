import { getContrastRatio, styled } from '@mui/material/styles';

import { colors } from '@/theme/palette';

import { Exhibit } from '../../Exhibit';

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
  chat: ['Chat', 'WhatsApp, and nothing else'],
  chatDark: ['Chat', 'The same under the pointer'],
  amber: ['Slide buttons', 'Turuncu'],
  blue: ['Slide buttons', 'Mavi'],
  green: ['Slide buttons', 'Yeşil: darker and yellower than the chat’s'],
  violet: ['Slide buttons', 'Mor'],
};

const Row = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Swatch = styled('li')(({ theme }) => ({
  boxShadow: `0 0 0 1px ${theme.palette.divider}`,
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    minHeight: '7rem',
    padding: '0.75rem',
    backgroundColor: 'var(--swatch)',
    color: 'var(--on-swatch)',
  },
  '& strong': { ...theme.typography.h3, fontSize: '1.25rem' },
  '& > p': {
    ...theme.typography.caption,
    margin: 0,
    padding: '0.625rem 0.75rem 0.75rem',
    color: theme.palette.text.secondary,
  },
}));

const names = Object.keys(colors) as ColourName[];

function readableOn(colour: string): string {
  const inkIsBetter = getContrastRatio(colour, colors.ink) > getContrastRatio(colour, colors.white);
  return inkIsBetter ? colors.ink : colors.white;
}

/** One colour group of the palette, with names, values and uses. */
export function Swatches({ family }: { family: Family }) {
  return (
    <Exhibit padded={false}>
      <Row aria-label={`${family} colours`}>
        {names
          .filter((name) => colourRoles[name][0] === family)
          .map((name) => (
            <Swatch key={name}>
              <div style={{ '--swatch': colors[name], '--on-swatch': readableOn(colors[name]) }}>
                <strong>{name}</strong>
                <span>{colors[name]}</span>
              </div>
              <p>{colourRoles[name][1]}</p>
            </Swatch>
          ))}
      </Row>
    </Exhibit>
  );
}
