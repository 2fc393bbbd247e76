import type { Replacement } from './replaceModules.ts';

const NOTHING_DRAWN = 'export default () => null;';

const NO_RIPPLE = `
  const nothing = () => undefined;
  const ripple = { ref: null, shouldMount: false, start: nothing, stop: nothing, pulsate: nothing };
  export default () => ripple;`;

// MUI's Popover positions a menu with the ref of the transition's child, and gives it the focus in `onEntering`.
const FADE_IN_PLACE_OF_GROW = `
  import useForkRef from '@mui/utils/useForkRef';
  import { createElement } from 'react';
  import { CssFade } from '/src/components/overlays/CssFade.tsx';
  export default ({ onEnter, onEntering, direction, ref, ...props }) => createElement(CssFade, {
    ...props,
    ref: useForkRef(props.children.props.ref, ref),
    onEnter() {
      onEnter?.();
      onEntering?.(document.documentElement);
    },
  });`;

const UNSIGNED = ' u32 } from "./utils.js";';

const SIGNED = ` } from "./utils.js";
const u32 = ({ buffer, byteOffset, length }) => new Int32Array(buffer, byteOffset, length / 4);`;

export const replacements: readonly Replacement[] = [
  {
    module: '@mui/material/styles/createThemeWithVars.mjs',
    importedBy: ['@mui/material/styles/createTheme.mjs'],
    code: 'export default undefined;',
    reason: 'The theme has no CSS variables (theme/theme.ts): they would delay the first screen.',
    saves: 3660,
  },
  {
    module: '@mui/material/styles/ThemeProviderWithVars.mjs',
    importedBy: ['@mui/material/styles/ThemeProvider.mjs'],
    code: 'export const CssVarsProvider = undefined;',
    reason: 'The theme has no CSS variables (theme/theme.ts).',
    saves: 2540,
  },
  {
    module: '@mui/material/ButtonBase/TouchRipple.mjs',
    importedBy: ['@mui/material/ButtonBase/ButtonBase.mjs'],
    code: NOTHING_DRAWN,
    reason: 'The theme switches the ripple off (theme/components/buttons.ts).',
    saves: 2040,
  },
  {
    module: '@mui/material/useLazyRipple/index.mjs',
    importedBy: ['@mui/material/ButtonBase/ButtonBase.mjs'],
    code: NO_RIPPLE,
    reason: 'Without a ripple, it only draws a button again when the focus leaves it.',
    saves: 200,
  },
  {
    module: '@mui/material/CircularProgress/index.mjs',
    importedBy: ['@mui/material/Button/Button.mjs', '@mui/material/IconButton/IconButton.mjs'],
    code: NOTHING_DRAWN,
    reason: 'No button has `loading` (tests/conventions/plainButtons.test.ts).',
    saves: 600,
  },
  {
    module: '@mui/material/Fade/index.mjs',
    importedBy: ['@mui/material/Dialog/Dialog.mjs', '@mui/material/Backdrop/Backdrop.mjs'],
    code: "export { CssFade as default } from '/src/components/overlays/CssFade.tsx';",
    reason: 'The welcome modal has CssFade in any case. Its chunk becomes smaller.',
    saves: 1770,
  },
  {
    module: '@mui/material/Grow/index.mjs',
    importedBy: ['@mui/material/Popover/Popover.mjs', '@mui/material/Snackbar/Snackbar.mjs'],
    code: FADE_IN_PLACE_OF_GROW,
    reason: 'The bars and menus of the panel are there at once.',
    saves: 1560,
  },
  {
    module: '@mui/material/utils/getScrollbarSize.mjs',
    importedBy: ['@mui/material/MenuList/MenuList.mjs'],
    code: 'export default () => 0;',
    reason:
      'No menu of the panel is so long that it scrolls, and visitors would download an export.',
    saves: 0,
  },
  {
    module: 'vite/preload-helper.js',
    importedBy: ['.tsx'],
    code: 'export const __vitePreload = (load) => load();',
    reason: 'It fetches the style sheets of a late import, and there are none.',
    saves: 560,
  },
  {
    module: 'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
    importedBy: ['@emotion/react/dist/emotion-react.browser.esm.js'],
    code: 'export default (target) => target;',
    reason: 'Only `withTheme` needs it. It is CommonJS, so it would stay.',
    saves: 720,
  },
  {
    // Firefox reads numbers of 2^31 and more from a Uint32Array as floating-point numbers, which keep the code slow.
    module: '@noble/hashes/scrypt.js',
    importedBy: ['/data/password.ts'],
    code: (original) => original.replace(UNSIGNED, SIGNED),
    reason: 'Computed with signed numbers, the login is twenty times faster in Firefox 140.',
    saves: 0,
  },
];
