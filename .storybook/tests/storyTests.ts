import { join } from 'node:path';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import type { TestProjectInlineConfiguration } from 'vitest/config';

import { isBundled } from '../../scripts/chromium/launchOptions.ts';
import { comparison } from './pictures/comparison.ts';
import { reviewPictures } from './pictures/reviewPictures.ts';
import { testBrowser } from './testBrowser.ts';

/** Every story is a test: it must render, pass its play function and follow the accessibility rules. */
export const storyTests: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [
    storybookTest({ configDir: join(import.meta.dirname, '..') }),
    // Only the bundled browser with its own fonts draws the same pixels on every machine.
    ...(isBundled ? [reviewPictures] : []),
  ],
  // Vite reloads the page when it finds a dependency late, even during a test.
  optimizeDeps: {
    include: [
      '@emotion/cache',
      '@emotion/react',
      '@mui/material/*',
      '@mui/material/styles',
      '@mui/material/locale',
      '@mui/utils/visuallyHidden',
      '@storybook/react-vite',
      '@supabase/postgrest-js',
      'fflate',
      'jotai/utils',
    ],
  },
  test: {
    name: 'stories',
    testTimeout: 120_000,
    // On a busy machine a test can press a button before it is there. A failed story runs once more, and `npm test` names it.
    retry: 1,
    setupFiles: [
      `${import.meta.dirname}/ownHost.ts`,
      ...(isBundled ? [`${import.meta.dirname}/pictures/takePictures.ts`] : []),
    ],
    // One page for all stories. Stories clean up after themselves, and a page per file takes 50 % longer.
    isolate: false,
    browser: { ...testBrowser(), expect: { toMatchScreenshot: comparison } },
  },
};
