import type { CSSProperties } from 'react';

declare module '@mui/material/styles' {
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

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    /** White on red: how much less a part costs now. */
    discount: true;
    inStock: true;
    outOfStock: true;
  }
}

declare module '@mui/material/Fab' {
  interface FabPropsVariantOverrides {
    /** Without corners; `color` is `chat`, or left out for ink. */
    square: true;
  }
  interface FabPropsColorOverrides {
    chat: true;
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** Dark, for whole sections of the page. */
    ink: true;
    /** A frame with a red upper edge: forms. */
    accent: true;
    /** A dashed frame: what is not in the shop yet. */
    dashed: true;
    /** A sentence in the place of an empty list. */
    empty: true;
    /** One of several in a grid whose lines they share. */
    tile: true;
  }
}
