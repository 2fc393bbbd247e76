import { join } from 'node:path';

import type { TestProjectInlineConfiguration } from 'vitest/config';

import { comparison } from './pictures/comparison.ts';
import { testBrowser } from './testBrowser.ts';

interface PathOf {
  root: string;
  arg: string;
  ext: string;
}

const inLocalFolder = ({ root, arg, ext }: PathOf) => join(root, '.local/comparison', arg + ext);

/** Proves that the comparison of pictures sees small differences. Its own pictures are not kept. */
export const comparisonTests: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'comparison',
    include: ['tests/conventions/browser/*.test.ts'],
    browser: {
      ...testBrowser(),
      expect: {
        toMatchScreenshot: {
          ...comparison,
          resolveScreenshotPath: inLocalFolder,
          resolveDiffPath: inLocalFolder,
        },
      },
    },
  },
};
