import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { OLDEST_BROWSERS } from './scripts/build/browsers.ts';
import { eagerFunctions } from './scripts/build/eagerFunctions.ts';
import { hosting } from './scripts/build/hosting/hosting.ts';
import { offline } from './scripts/build/offline/offline.ts';
import { page } from './scripts/build/page/page.ts';
import { replaceModules } from './scripts/build/replaceModules.ts';
import { settings } from './scripts/build/settings/settings.ts';
import { traderCatalog } from './scripts/build/traderCatalog.ts';

/** Loaded by the test runner only, because it looks for a browser and may unpack one. */
async function browserTests() {
  const [{ storyTests }, { comparisonTests }] = await Promise.all([
    import('./.storybook/tests/storyTests.ts'),
    import('./.storybook/tests/comparisonTests.ts'),
  ]);
  return [storyTests, comparisonTests];
}

export default defineConfig({
  base: './',
  resolve: { tsconfigPaths: true },
  // Databases and test results change there while a server runs.
  server: { watch: { ignored: ['**/.local/**'] } },
  plugins: [
    react(),
    settings(),
    page(),
    replaceModules(),
    eagerFunctions(),
    hosting(),
    offline(),
    traderCatalog(),
  ],
  build: {
    // Whatever is fetched later is small and few: the code that fetches it side by side would cost more.
    modulePreload: false,
    target: OLDEST_BROWSERS,
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      output: {
        // One file each. What two of them need stands in the earlier.
        codeSplitting: {
          groups: [
            // The two of domain, because search and panel need them, and neither fetches the other.
            {
              name: 'index',
              test: /\/(index\.html|src\/domain\/(records|products\/searchText)\.ts)$/,
            },
            { name: 'detail', test: /src\/views\/ProductDetailView\.tsx/ },
            { name: 'welcome', test: /src\/components\/overlays\/WelcomeModal\.tsx/ },
            { name: 'photograph', test: /src\/components\/products\/PhotographDialog\.tsx/ },
            {
              name: 'search',
              test: /src\/(views\/search\/(?!ResultsView)|data\/supabase\/read\/searchProducts)/,
            },
            // For results, list of parts and panel.
            { name: 'fields', test: /@mui\/material\/(Checkbox|Form|.*Input|NativeSelect)/ },
            { name: 'results', test: /src\/views\/search\/ResultsView\.tsx/ },
            { name: 'enquiry', test: /src\/views\/enquiry\/EnquiryDialogView\.tsx/ },
            { name: 'panel', test: /src\/panel\/door\.ts/ },
            { name: 'supabase', test: /src\/panel\/data\/write\/supabaseClient\.ts/ },
            { name: 'spreadsheet', test: /src\/panel\/views\/spreadsheet\/door\.ts/ },
          ],
        },
      },
    },
  },
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
            'tests/conventions/*.test.ts',
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
      ...(process.env['VITEST'] ? await browserTests() : []),
    ],
  },
});
