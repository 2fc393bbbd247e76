import type { Plugin } from 'vite';

/** New code for three modules of MUI, by the path with which MUI's buttons import them. */
const REPLACEMENTS: Record<string, string> = {
  './TouchRipple.mjs': 'export default () => null;',
  '../useLazyRipple/index.mjs': `
    const nothing = () => undefined;
    const ripple = { ref: null, shouldMount: false, start: nothing, stop: nothing, pulsate: nothing };
    export default () => ripple;`,
  '../CircularProgress/index.mjs': 'export default () => null;',
};

const BUTTONS = /\/@mui\/material\/(ButtonBase|Button|IconButton)\/\w+\.mjs$/;
const PREFIX = '\0plain-button:';

/**
 * Leaves the ripple and the progress spinner out of MUI's buttons: 2.8 KB that every visitor would download, and a state
 * and an effect per button. The theme switches the ripple off (theme/components/buttons.ts), and no button has `loading`.
 */
export function plainButtons(): Plugin {
  return {
    name: 'plain-buttons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\.?\/(TouchRipple|useLazyRipple\/index|CircularProgress\/index)\.mjs$/ },
      handler: (id, importer) =>
        id in REPLACEMENTS && importer !== undefined && BUTTONS.test(importer)
          ? PREFIX + id
          : undefined,
    },
    load: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      handler: (id) => REPLACEMENTS[id.slice(PREFIX.length)],
    },
  };
}
