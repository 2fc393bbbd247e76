import { defineConfig } from '@playwright/test';

import { launchOptions } from './.storybook/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.local/e2e/results',
  globalSetup: './tests/e2e/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // Generous, because the machine may be busy: a test that is right never waits that long.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    trace: 'retain-on-failure',
    launchOptions,
  },
  projects: [
    {
      name: 'phone',
      testMatch: '{shop,phone}/**/*.spec.ts',
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testMatch: '{shop,desktop}/**/*.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'backend',
      testMatch: 'backend/**/*.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
