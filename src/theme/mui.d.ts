import type { CSSProperties } from 'react';

import type { colors } from './palette';

type OwnText = Record<'label' | 'price' | 'priceLarge' | 'figure', CSSProperties>;

declare module '@mui/material/styles' {
  interface Palette extends Record<'chat' | 'violet', PaletteColor> {
    surface: typeof colors;
  }
  interface PaletteOptions extends Record<'chat' | 'violet', PaletteColorOptions> {
    surface: typeof colors;
  }
  interface TypographyVariants extends OwnText {}
  interface TypographyVariantsOptions extends OwnText {}
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides extends Record<'chat' | 'violet', true> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<keyof OwnText, true> {}
}

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides extends Record<'discount' | 'inStock' | 'outOfStock', true> {}
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides extends Record<
    'ink' | 'accent' | 'dashed' | 'empty',
    true
  > {}
}

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
