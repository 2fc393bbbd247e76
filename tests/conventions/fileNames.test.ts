import { globSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

/** Each is a folder of the shop, and one of the panel. */
const LAYERS = ['domain', 'content', 'data', 'atoms', 'hooks', 'components', 'views'];

test('no two files of one layer have the same name, shop and panel together: a reader who searches for a name comes to one file', () => {
  const alike = LAYERS.flatMap((layer) => {
    const files = globSync(`src/{,panel/}${layer}/**/*.{ts,tsx}`, { exclude: ['**/*.test.*'] });
    expect(files.length).toBeGreaterThan(0);
    const byName = Map.groupBy(files, (file) => path.basename(file));
    return [...byName].filter(([, { length }]) => length > 1).map(([name]) => name);
  });
  expect(alike).toEqual([]);
});
