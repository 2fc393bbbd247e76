import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { folderOf } from '../builds.ts';
import { expect, test } from '../fixtures.ts';
import { expectSmallDownload, expectSmallPanel } from '../helpers/weight.ts';

test('a visit with local data stays within the download limits', async ({ page }) =>
  expectSmallDownload(page));

test('the code of the panel stays within its limit', async ({ page }) => expectSmallPanel(page));

test('a shop with closed controls has no code for open ones', async () => {
  const files = await readdir(join(folderOf('local'), 'assets'));
  expect(files.filter((file) => file.startsWith('index-'))).toHaveLength(1);
  expect(files.filter((file) => file.startsWith('search-'))).toEqual([]);
});
