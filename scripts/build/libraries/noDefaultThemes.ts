import type { Plugin } from 'vite';

/** A theme without settings, as MUI's modules make it for pages that have none of their own. */
const DEFAULT_THEME = /= createTheme\(\)/g;

/**
 * Leaves out MUI's default themes. Its modules make seven of them while the bundle is read, each with all colours and
 * shadows, and the shop uses none, because everything is inside its own (theme/ShopTheme.tsx).
 */
export function noDefaultThemes(): Plugin {
  return {
    name: 'no-default-themes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/@mui\/(material|system)\/.+\.mjs$/, code: DEFAULT_THEME },
      handler: (code) => code.replaceAll(DEFAULT_THEME, '= {}'),
    },
  };
}
