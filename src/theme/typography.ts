import type { ThemeOptions } from '@mui/material/styles';

const display =
  "'Barlow Condensed', 'Roboto Condensed', 'Arial Narrow', sans-serif-condensed, sans-serif";
const text = "'Barlow', Roboto, 'Helvetica Neue', Arial, sans-serif";

const heading = {
  fontFamily: display,
  fontWeight: 600,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
} as const;
const figure = { fontFamily: display, fontWeight: 600 };

export const typography = {
  fontFamily: text,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  h1: { ...heading, fontSize: 'clamp(2.25rem, 1.5rem + 3.2vw, 4rem)', lineHeight: 1.02 },
  h2: { ...heading, fontSize: 'clamp(1.5rem, 1.15rem + 1.55vw, 2.5rem)', lineHeight: 1.08 },
  h3: { ...heading, fontSize: '1.5rem', lineHeight: 1.15 },
  h4: { fontFamily: text, fontWeight: 600, fontSize: '1.0625rem', lineHeight: 1.35 },
  subtitle1: { fontSize: '1.1875rem', lineHeight: 1.45 },
  body1: { fontSize: '1rem', lineHeight: 1.55, textWrap: 'pretty' },
  body2: { fontSize: '0.875rem', lineHeight: 1.5, textWrap: 'pretty' },
  caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
  label: { fontSize: '0.8125rem', fontWeight: 600, lineHeight: 1.3, letterSpacing: '0.06em' },
  price: { ...figure, fontSize: '1.75rem', lineHeight: 1, whiteSpace: 'nowrap' },
  priceLarge: { ...figure, fontSize: 'clamp(2.5rem, 1.8rem + 3vw, 3.75rem)', lineHeight: 1 },
  figure: {
    ...figure,
    fontSize: 'clamp(2.25rem, 1.8rem + 2vw, 3.25rem)',
    lineHeight: 1,
    textWrap: 'balance',
  },
  // CSS changes case without the Turkish i and ı (D4).
  button: { fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.2, textTransform: 'none' },
  overline: { textTransform: 'none' },
} satisfies ThemeOptions['typography'];
