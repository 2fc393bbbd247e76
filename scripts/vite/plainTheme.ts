import type { Plugin } from 'vite';

/** MUI's two modules for themes with CSS variables, as its other modules import them. */
const WITH_VARIABLES = /\/(createThemeWithVars|ThemeProviderWithVars)\.mjs$/;

const EMPTY = '\0theme-without-variables';

/**
 * Leaves MUI's code for themes with CSS variables out of the build: 6 KB that every visitor would download. The shop's
 * theme has none (theme/theme.ts), because variables delay the first screen by a tenth of a second on a slow phone.
 */
export function plainTheme(): Plugin {
  return {
    name: 'plain-theme',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: WITH_VARIABLES },
      handler: (_, importer) => (importer?.includes('/@mui/material/styles/') ? EMPTY : undefined),
    },
    load: {
      filter: { id: new RegExp(EMPTY) },
      handler: () => 'export default undefined; export const CssVarsProvider = undefined;',
    },
  };
}
