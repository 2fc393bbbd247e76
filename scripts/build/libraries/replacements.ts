import type { Replacement } from './replaceModules.ts';

const UNSIGNED = ' u32 } from "./utils.js";';

const SIGNED = ` } from "./utils.js";
const u32 = ({ buffer, byteOffset, length }) => new Int32Array(buffer, byteOffset, length / 4);`;

export const replacements: readonly Replacement[] = [
  {
    module: '@mui/material/styles/createThemeWithVars.mjs',
    importedBy: '@mui/material/styles/createTheme.mjs',
    code: 'export default undefined;',
    reason: 'The theme has no CSS variables (theme/theme.ts): they would delay the first screen.',
  },
  {
    module: '@mui/material/styles/ThemeProviderWithVars.mjs',
    importedBy: '@mui/material/styles/ThemeProvider.mjs',
    code: 'export const CssVarsProvider = undefined;',
    reason: 'The theme has no CSS variables (theme/theme.ts).',
  },
  {
    module: '@mui/material/ButtonBase/TouchRipple.mjs',
    importedBy: '@mui/material/ButtonBase/ButtonBase.mjs',
    code: 'export default () => null;',
    reason: 'The theme switches the ripple off (theme/components/buttons.ts).',
  },
  {
    // Firefox reads numbers of 2^31 and more from a Uint32Array as floating-point numbers, which keep the code slow.
    module: '@noble/hashes/scrypt.js',
    importedBy: '/data/password.ts',
    code: (original) => original.replace(UNSIGNED, SIGNED),
    reason: 'Computed with signed numbers, the login is twenty times faster in Firefox 140.',
  },
];
