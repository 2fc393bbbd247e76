import { defineConfig } from '@playwright/test';

import { launchOptions } from './scripts/chromium/launchOptions.ts';

const isCi = Boolean(process.env['CI']);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.local/e2e/results',
  globalSetup: './tests/e2e/globalSetup.ts',
  fullyParallel: true,
  // More than cores, because a test often waits for a worker, a timer or an animation.
  workers: '150%',
  forbidOnly: isCi,
  reporter: 'list',
  // Generous, because the machine may be busy: a test that is right never waits that long.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Elsewhere a test that fails is run again with `--trace on`: a trace takes time, and its pictures half as much again.
    trace: isCi ? { mode: 'retain-on-failure', screenshots: false, snapshots: false } : 'off',
    // Only the tests about it want one: answers from a cache would hide what others ask of the network.
    serviceWorkers: 'block',
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
