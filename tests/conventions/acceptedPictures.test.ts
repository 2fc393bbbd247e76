import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { expect, test } from 'vitest';

/** CONTRIBUTING.md, "For designers". */
const MAX_BYTES = 16_000_000;

const pictures = globSync('tests/pictures/*/*.png').map((path) => {
  const content = readFileSync(path);
  const hash = createHash('sha256').update(content).digest('hex');
  return { path, bytes: content.length, look: `${dirname(path)} ${hash}` };
});

test('CONTRIBUTING.md says how many accepted pictures there are, which take at most 16 MB', () => {
  expect(pictures).not.toEqual([]);
  const total = pictures.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeLessThanOrEqual(MAX_BYTES);
  // Chromatic takes one snapshot for each.
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(`${pictures.length} snapshots`);
});

test('no two pictures in a folder are equal', () => {
  const byLook = Map.groupBy(pictures, ({ look }) => look);
  const duplicates = [...byLook.values()].filter((same) => same.length > 1);
  expect(duplicates.map((same) => same.map(({ path }) => path))).toEqual([]);
});
