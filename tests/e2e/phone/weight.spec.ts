import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { folderOf } from '../builds.ts';
import { expect, test } from '../fixtures.ts';
import { settingsButton } from '../helpers/owner/owner.ts';
import { expectSmallDownload, expectSmallFile } from '../helpers/weight.ts';

test('a visit with local data and the code of the panel stay within their limits', async ({
  page,
}) => {
  await expectSmallDownload(page);
  await expectSmallFile(page, 'panel', 88_000, async () => settingsButton(page).focus());
});

test('the build has few scripts, and one that Chrome compiles at once', async () => {
  const assets = join(folderOf('local'), 'assets');
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeLessThanOrEqual(14);
  const texts = await Promise.all(
    scripts.map(async (file) => readFile(join(assets, file), 'utf8')),
  );
  const asking = scripts.filter((_, index) => texts[index]?.startsWith('//# allFunctionsCalled'));
  expect(asking).toEqual([expect.stringMatching(/^index-/)]);
});
