import { replaceModules } from './replaceModules.ts';

/**
 * Leaves MUI's code for themes with CSS variables or cascade layers, and for themes as text, out of the build: 6.3 KB
 * that every visitor would download. The shop's theme has none (theme/theme.ts), because variables delay the first
 * screen by a tenth of a second on a slow phone.
 */
export const plainTheme = () =>
  replaceModules('plain-theme', {
    importedBy: /\/@mui\/(material\/styles|system\/ThemeProvider)\//,
    replacements: {
      './createThemeWithVars.mjs': 'export default undefined;',
      './ThemeProviderWithVars.mjs': 'export const CssVarsProvider = undefined;',
      './stringifyTheme.mjs': 'export const stringifyTheme = undefined;',
      './useLayerOrder.mjs': 'export default () => null;',
    },
  });
