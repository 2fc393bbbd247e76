import { replaceModules } from './replaceModules.ts';

/**
 * Gives MUI's dialogs the shop's own CssFade in the place of Fade and its transitions: 1.7 KB that every visitor would
 * download for the welcome modal, which has CssFade anyway.
 */
export const plainDialogs = () =>
  replaceModules('plain-dialogs', {
    importedBy: /\/@mui\/material\/(Dialog|Backdrop)\/\w+\.mjs$/,
    replacements: {
      '../Fade/index.mjs': `export { CssFade as default } from '/src/components/overlays/CssFade.tsx';`,
    },
  });
