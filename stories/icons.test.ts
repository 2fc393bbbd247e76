import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import * as icons from './docs/foundations/icons/icons';

const src = join(import.meta.dirname, '../src');

test('the page of icons shows the icons that components use, and no others', () => {
  const used = globSync('{,panel/}components/**/*.tsx', { cwd: src }).flatMap(
    (file) => readFileSync(join(src, file), 'utf8').match(/\bmdi[A-Z]\w+/g) ?? [],
  );
  expect(Object.keys(icons).toSorted()).toEqual([...new Set(used)].toSorted());
});
