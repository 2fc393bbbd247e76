import { defineConfig } from 'vitest/config';

/** The unit tests of domain and data: Stryker cannot choose one of the projects of vitest.config.ts. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // As in vitest.config.ts; Stryker's copy is slower still.
    testTimeout: 60_000,
    setupFiles: 'src/data/testing/idleCallbacks.ts',
    include: ['src/{domain,data,panel/domain,panel/data}/**/*.test.ts'],
  },
});
