import { join } from 'node:path';

/** Where the accepted pictures lie, and where a run leaves what differs from them. */
export const ACCEPTED = 'tests/pictures';
export const DIFFERENCES = '.local/pictures';

interface PathOf {
  root: string;
  arg: string;
  ext: string;
}

/** Paths of the accepted pictures that this run has looked for, whether they are there or not. */
export const lookedAt = new Set<string>();

/** How much a picture may differ before somebody has to look: see tests/conventions/pictureComparison.test.ts. */
export const tolerance = { threshold: 0.01, allowedMismatchedPixels: 4 };

/** For Vitest's `toMatchScreenshot`. */
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
