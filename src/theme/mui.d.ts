import type { CSSProperties } from 'react';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }

  /** Colours beyond MUI's own: chat buttons, violet slide buttons, the shop's surfaces and lines. */
  interface Palette {
    chat: Palette['primary'];
    violet: Palette['primary'];
    surface: SurfaceColors;
  }
  interface PaletteOptions {
    chat: PaletteOptions['primary'];
    violet: PaletteOptions['primary'];
    surface: SurfaceColors;
  }
  interface SurfaceColors {
    ink: string;
    inkSoft: string;
    inkLine: string;
    onInkMuted: string;
    onInkSignal: string;
    paperDeep: string;
  }

  interface TypographyVariants {
    label: CSSProperties;
    price: CSSProperties;
    priceLarge: CSSProperties;
    figure: CSSProperties;
  }
  interface TypographyVariantsOptions {
    label: CSSProperties;
    price: CSSProperties;
    priceLarge: CSSProperties;
    figure: CSSProperties;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    chat: true;
    violet: true;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    label: true;
    price: true;
    priceLarge: true;
    figure: true;
  }
}
