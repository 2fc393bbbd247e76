import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';

import { launchOptions } from '../../scripts/chromium/launchOptions.ts';

type BrowserOptions = NonNullable<NonNullable<TestProjectInlineConfiguration['test']>['browser']>;

/** The browser of the tests that look at pictures. A new object each time, because Vitest writes into it. */
export const testBrowser = () =>
  ({
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions,
      contextOptions: { locale: 'tr-TR', timezoneId: 'Europe/Istanbul', reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' }],
  }) satisfies BrowserOptions;
