import type { Plugin } from 'vite';

export interface Replacement {
  /** The end of the module's path: package and file. */
  module: string;
  replace: (original: string) => string;
}

export const REPLACEMENTS: readonly Replacement[] = [
  // The theme has no CSS variables (theme/theme.ts). Together 6.2 KB of a visitor's download, with brotli.
  {
    module: '@mui/material/styles/createThemeWithVars.mjs',
    replace: () => 'export default undefined;',
  },
  {
    module: '@mui/material/styles/ThemeProviderWithVars.mjs',
    replace: () => 'export const CssVarsProvider = undefined;',
  },
  // The theme switches the ripple off (theme/components/buttons.ts). 2 KB.
  {
    module: '@mui/material/ButtonBase/TouchRipple.mjs',
    replace: () => 'export default () => null;',
  },
  // MUI's Button draws a spinner while it is `loading`. No button of ours uses that. 0.6 KB.
  {
    module: '@mui/material/CircularProgress/CircularProgress.mjs',
    replace: () => 'export default () => null;',
  },
  // Firefox reads numbers of 2^31 and more from a Uint32Array as floating-point numbers, which keep the code slow.
  // Computed with signed numbers, the login is twenty times faster in Firefox 140.
  {
    module: '@noble/hashes/scrypt.js',
    replace: (original) => original.replace(UNSIGNED, SIGNED),
  },
];

const UNSIGNED = ' u32 } from "./utils.js";';

const SIGNED = ` } from "./utils.js";
const u32 = ({ buffer, byteOffset, length }) => new Int32Array(buffer, byteOffset, length / 4);`;

/** Gives other code to modules of libraries, in builds. A build stops with the name of a module that has moved or changed. */
export function replaceModules(replacements = REPLACEMENTS): Plugin {
  const replaced = new Set<Replacement>();
  return {
    name: 'replace-modules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\// },
      handler(original, id) {
        const replacement = replacements.find(({ module }) => id.endsWith(module));
        if (!replacement) return null;
        const code = replacement.replace(original);
        if (code !== original) replaced.add(replacement);
        return { code, map: null };
      },
    },
    generateBundle() {
      const missing = replacements.filter((replacement) => !replaced.has(replacement));
      const names = missing.map(({ module }) => module).join(', ');
      if (names !== '') this.error(`Moved or changed in a library: ${names}`);
    },
  };
}
