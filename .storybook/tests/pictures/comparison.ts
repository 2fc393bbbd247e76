import { join } from 'node:path';

/** Folder of the accepted pictures, and folder of a run's differing pictures. */
export const ACCEPTED = 'tests/pictures';
export const DIFFERENCES = '.local/pictures';

interface PathOf {
  root: string;
  arg: string;
  ext: string;
}

/** Paths of the accepted pictures that this run has asked for, even if they do not exist. */
export const lookedAt = new Set<string>();

/** Differences up to this size pass: tests/conventions/browser/pictureComparison.test.ts. */
const tolerance = { threshold: 0.01, allowedMismatchedPixels: 4 };

/** The comparison of Vitest's `toMatchScreenshot`. */
export const comparison = {
  comparatorName: 'pixelmatch',
  comparatorOptions: tolerance,
  resolveScreenshotPath({ root, arg, ext }: PathOf): string {
    const path = join(root, ACCEPTED, arg + ext);
    lookedAt.add(path);
    return path;
  },
  resolveDiffPath: ({ root, arg, ext }: PathOf) => join(root, DIFFERENCES, arg + ext),
} as const;
