import { defineConfig, mergeConfig } from 'vitest/config';

import { comparisonTests } from './.storybook/tests/comparisonTests.ts';
import { storyTests } from './.storybook/tests/storyTests.ts';
import shop from './vite.config.ts';

const tests = defineConfig({
  test: {
    coverage: {
      // Of our own files alone: the browser's own counters slow down everything on the page.
      provider: 'istanbul',
      include: ['src/**/*.{ts,tsx}'],
      exclude: [
        'src/main.tsx',
        '**/*.d.ts',
        '**/*.test.ts',
        '**/testing/**',
        // They need Storage, IndexedDB and a canvas: tests/backend/pictures and the end-to-end tests run them.
        'src/panel/data/pictures/**',
        // Bundled into scripts of their own: end-to-end tests run them.
        'src/page/**',
        'src/offline/**',
        // End-to-end tests go through the open controls.
        'src/views/{search,enquiry}/**',
      ],
      reportsDirectory: '.local/coverage',
      reporter: ['text-summary', 'html'],
      // Of unit tests, stories and the tests of the database together: `npm run test:coverage`.
      thresholds: { lines: 95, branches: 90 },
    },
    projects: [
      {
        extends: true,
        // Without warnings: source maps of @actions name files that the package does not have.
        logLevel: 'error',
        test: {
          name: 'unit',
          environment: 'node',
          // A process of its own for each file takes twice the processor time.
          isolate: false,
          // Generous, because the machine may be busy.
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          setupFiles: ['src/data/testing/idleCallbacks.ts', 'src/data/testing/ownTimers.ts'],
          include: [
            '{src,scripts}/**/*.test.ts',
            'stories/*.test.ts',
            'tests/{conventions,lists}/*.test.ts',
          ],
          // They import JSON in a way that Node.js does not accept.
          server: { deps: { inline: [/@actions\//] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          isolate: false,
          setupFiles: ['src/data/testing/idleCallbacks.ts', 'src/data/testing/ownTimers.ts'],
          include: ['tests/backend/**/*.test.ts'],
          globalSetup: 'tests/backend/globalSetup.ts',
          // Generous, because the machine may be busy.
          testTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 120_000,
        },
      },
      storyTests,
      comparisonTests,
    ],
  },
});

export default mergeConfig(shop, tests);
