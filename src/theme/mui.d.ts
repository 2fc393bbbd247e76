import type { CSSProperties } from 'react';

declare module '@mui/material/styles' {
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
    discount: true;
    inStock: true;
    outOfStock: true;
  }
}

declare module '@mui/material/Fab' {
  interface FabPropsVariantOverrides {
    /** Without corners; `color` is `chat`, or missing for ink. */
    square: true;
  }
  interface FabPropsColorOverrides {
    chat: true;
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    ink: true;
    accent: true;
    dashed: true;
    empty: true;
    tile: true;
  }
}
