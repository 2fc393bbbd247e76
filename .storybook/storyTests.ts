import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';

import { isBundled, launchOptions } from '../scripts/chromium/launchOptions.ts';
import { comparison } from './pictures/comparison.ts';
import { reviewPictures } from './pictures/reviewPictures.ts';

/** Every story is a test: it must draw, pass its play function and break no accessibility rule. */
export const storyTests: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [
    storybookTest({ configDir: import.meta.dirname }),
    // Only the one browser with its own fonts draws the same pixels everywhere.
    ...(isBundled ? [reviewPictures] : []),
  ],
  // Found late, a dependency makes Vite reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      '@mui/material/*',
      '@mui/material/styles',
      '@mui/material/locale',
      '@mui/utils/visuallyHidden',
      '@supabase/postgrest-js',
    ],
  },
  test: {
    name: 'stories',
    setupFiles: isBundled ? [`${import.meta.dirname}/pictures/takePictures.ts`] : [],
    // One page for all stories: a story cleans up after itself, and a page for each file takes half as long again.
    isolate: false,
    // A browser beside other runners may be starved: a story has a second try.
    retry: 1,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      expect: { toMatchScreenshot: comparison },
      provider: playwright({
        launchOptions,
        contextOptions: {
          locale: 'tr-TR',
          timezoneId: 'Europe/Istanbul',
          reducedMotion: 'reduce',
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};
