import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

// scripts/build/libraries/replacements.ts leaves the spinner out.
test('no button asks for MUI’s spinner', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(50);
  const asking = files.filter((file) => {
    const withoutArrows = readFileSync(`src/${file}`, 'utf8').replaceAll('=>', '');
    return /<(Icon)?Button\b[^>]*\sloading/.test(withoutArrows);
  });
  expect(asking).toEqual([]);
});
