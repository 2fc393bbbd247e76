import { defineConfig } from '@playwright/test';

import type { EngineOptions } from './fixtures.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

export default defineConfig<EngineOptions>({
  outputDir: '../../.local/engines/results',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // Generous, because the machine may be busy.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  projects: [
    { name: 'firefox phone', use: { engine: 'firefox', size: PHONE } },
    { name: 'firefox desktop', testIgnore: '**/phone*', use: { engine: 'firefox', size: DESKTOP } },
    { name: 'webkit phone', use: { engine: 'webkit', size: PHONE } },
    { name: 'webkit desktop', testIgnore: '**/phone*', use: { engine: 'webkit', size: DESKTOP } },
  ],
});
