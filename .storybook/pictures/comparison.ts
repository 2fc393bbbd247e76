import { join } from 'node:path';

/** Where the accepted pictures lie, and where a run leaves what differs from them. */
export const ACCEPTED = 'tests/pictures';
export const DIFFERENCES = '.local/pictures';

interface PathOf {
  root: string;
  arg: string;
  ext: string;
}

/** How much a picture may differ before somebody has to look: see tests/house/pictureComparison.test.ts. */
export const tolerance = { threshold: 0.01, allowedMismatchedPixels: 4 };

/** For Vitest's `toMatchScreenshot`. */
export const comparison = {
  comparatorName: 'pixelmatch',
  comparatorOptions: tolerance,
  resolveScreenshotPath: ({ root, arg, ext }: PathOf) => join(root, ACCEPTED, arg + ext),
  resolveDiffPath: ({ root, arg, ext }: PathOf) => join(root, DIFFERENCES, arg + ext),
} as const;
