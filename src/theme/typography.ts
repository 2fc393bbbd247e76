import type { ThemeOptions } from '@mui/material/styles';

const display =
  "'Barlow Condensed', 'Roboto Condensed', 'Arial Narrow', sans-serif-condensed, sans-serif";
const text = "'Barlow', Roboto, 'Helvetica Neue', Arial, sans-serif";

const heading = {
  fontFamily: display,
  fontWeight: 600,
  textWrap: 'balance',
} as const;
const figure = { fontFamily: display, fontWeight: 600 };

// Kuruş and TL: `2750` is what the eye compares.
const price = { ...figure, lineHeight: 1, whiteSpace: 'nowrap', '& small': { fontSize: '0.62em' } };

export const typography = {
  fontFamily: text,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  h1: { ...heading, fontSize: 'clamp(1.75rem, 1.42rem + 1.48vw, 2.75rem)', lineHeight: 1.08 },
  h2: { ...heading, fontSize: 'clamp(1.375rem, 1.25rem + 0.56vw, 1.75rem)', lineHeight: 1.15 },
  h3: { ...heading, fontSize: '1.375rem', lineHeight: 1.15 },
  h4: { fontFamily: text, fontWeight: 600, fontSize: '1.0625rem', lineHeight: 1.35 },
  subtitle1: { fontSize: '1.1875rem', lineHeight: 1.45 },
  body1: { fontSize: '1rem', lineHeight: 1.55, textWrap: 'pretty' },
  body2: { fontSize: '0.875rem', lineHeight: 1.5, textWrap: 'pretty' },
  caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
  // Below 14 px, or with more weight or space, i and ı look the same on screens with one pixel per point.
  label: { fontSize: '0.875rem', lineHeight: 1.3, letterSpacing: '0.01em' },
  price: { ...price, fontSize: '1.625rem' },
  priceLarge: { ...price, fontSize: 'min(18vw, clamp(2.25rem, 2.1rem + 0.75vw, 2.75rem))' },
  figure: {
    ...figure,
    fontSize: 'clamp(2rem, 1.83rem + 0.74vw, 2.5rem)',
    lineHeight: 1,
    textWrap: 'balance',
  },
  // CSS changes case without the Turkish i and ı (D4).
  button: { fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.2, textTransform: 'none' },
  overline: { textTransform: 'none' },
} satisfies ThemeOptions['typography'];
