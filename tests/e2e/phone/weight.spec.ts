import { readdir, readFile } from 'node:fs/promises';
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

test('the build has few scripts', async () => {
  const files = await readdir(join(folderOf('local'), 'assets'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeLessThanOrEqual(12);
});

test('only the bundle of the first screen asks Chrome to compile all its functions', async () => {
  const assets = join(folderOf('local'), 'assets');
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(
    scripts.map(async (file) => readFile(join(assets, file), 'utf8')),
  );
  const asking = scripts.filter((_, index) => texts[index]?.startsWith('//# allFunctionsCalled'));
  expect(asking).toEqual([expect.stringMatching(/^index-/)]);
});
