import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { OLDEST_BROWSERS } from './scripts/build/browsers.ts';
import { CHUNKS } from './scripts/build/chunks.ts';
import { eagerFunctions } from './scripts/build/eagerFunctions.ts';
import { edge } from './scripts/build/edge/edge.ts';
import { hosting } from './scripts/build/hosting/hosting.ts';
import { offline } from './scripts/build/offline/offline.ts';
import { ownLogo } from './scripts/build/page/ownLogo.ts';
import { page } from './scripts/build/page/page.ts';
import { replaceModules } from './scripts/build/replaceModules.ts';
import { settings } from './scripts/build/settings/settings.ts';
import { shopModule } from './scripts/build/settings/shopModule.ts';
import { traderCatalog } from './scripts/build/traderCatalog.ts';

/** What a server and a build do, in this order. Tests add their part in vitest.config.ts, Storybook in .storybook/main.ts. */
export default defineConfig({
  // The built shop also works in a folder of its host.
  base: './',
  // One page without routes: where a file is missing, a server answers 404, as a host does (D37).
  appType: 'mpa',
  resolve: { tsconfigPaths: true },
  // Databases and test results change there while a server runs.
  server: { watch: { ignored: ['**/.local/**'] } },
  plugins: [
    // JSX.
    react(),
    // Checks the settings, and puts them into the code: the hash of the panel's password, and the shop's facts.
    settings(),
    shopModule(),
    // index.html: the shop's words, the first screen's styles, the scripts in its head, the manifest.
    page(),
    // Icons and the picture of shared links, of the logo that the owner has chosen in the panel.
    ownLogo(),
    // Modules of libraries that have a shorter or faster version of ours.
    replaceModules(),
    // A line in the bundle, with which Chrome compiles it while it arrives.
    eagerFunctions(),
    // What a host and search engines read: headers, policy, 404.html, robots.txt, sitemap, JSON-LD.
    hosting(),
    // sw.js, with which a second visit opens without a network.
    offline(),
    // dist-edge/, the function that answers in front of the finished page on a host.
    edge(),
    // `npm run dev` with TRADER=1 only: a real trader's catalogue in place of the samples.
    traderCatalog(),
  ],
  build: {
    target: OLDEST_BROWSERS,
    license: { fileName: 'licenses.txt' },
    // Whatever is fetched later is small and few: the code that fetches it side by side would cost more.
    modulePreload: false,
    rolldownOptions: {
      // An icon is a constant of one large module: written where it is drawn, a visitor downloads none of other screens.
      optimization: { inlineConst: { mode: 'all' } },
      // Emotion imports it for a function that the shop does not use, and it does not say that it may be left out.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
});
