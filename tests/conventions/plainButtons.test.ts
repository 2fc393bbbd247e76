import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

// scripts/build/libraries/replacements.ts leaves the spinner out.
test('no button asks for MUI’s spinner', () => {
  const files = globSync('src/**/*.tsx');
  expect(files.length).toBeGreaterThan(50);
  const asking = files.filter((file) => {
    const withoutArrows = readFileSync(file, 'utf8').replaceAll('=>', '');
    return /<(Icon)?Button\b[^>]*\sloading/.test(withoutArrows);
  });
  expect(asking).toEqual([]);
});
