import type { Plugin } from 'vite';

/** The paths with which MUI imports its code for what the shop's theme does not have. */
const NOT_USED = /\/(createThemeWithVars|ThemeProviderWithVars|stringifyTheme|useLayerOrder)\.mjs$/;

const THEME = /\/@mui\/(material\/styles|system\/ThemeProvider)\//;

const EMPTY = '\0theme-without-variables';

/**
 * Leaves MUI's code for themes with CSS variables or cascade layers, and for themes as text, out of the build: 6.3 KB
 * that every visitor would download. The shop's theme has none (theme/theme.ts), because variables delay the first
 * screen by a tenth of a second on a slow phone.
 */
export function plainTheme(): Plugin {
  return {
    name: 'plain-theme',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: NOT_USED },
      handler: (_, importer) =>
        importer !== undefined && THEME.test(importer) ? EMPTY : undefined,
    },
    load: {
      filter: { id: new RegExp(EMPTY) },
      handler: () => `
        export const CssVarsProvider = undefined;
        export const stringifyTheme = undefined;
        export default () => null;`,
    },
  };
}
