import { replaceModules } from './replaceModules.ts';

const NOTHING_DRAWN = 'export default () => null;';

const NO_RIPPLE = `
  const nothing = () => undefined;
  const ripple = { ref: null, shouldMount: false, start: nothing, stop: nothing, pulsate: nothing };
  export default () => ripple;`;

/**
 * Leaves the ripple and the progress spinner out of MUI's buttons: 2.8 KB that every visitor would download, and a state
 * and an effect per button. The theme switches the ripple off (theme/components/buttons.ts), and no button has `loading`.
 */
export const plainButtons = () =>
  replaceModules('plain-buttons', {
    importedBy: /\/@mui\/material\/(ButtonBase|Button|IconButton)\/\w+\.mjs$/,
    replacements: {
      './TouchRipple.mjs': NOTHING_DRAWN,
      '../useLazyRipple/index.mjs': NO_RIPPLE,
      '../CircularProgress/index.mjs': NOTHING_DRAWN,
    },
  });
