import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FIRST_PART } from '../../e2e/helpers/detail.ts';
import { expect, test } from '../fixtures.ts';
import { logIn } from './panel.ts';

test('a backup is downloaded, and restores what was deleted since', async ({ shop, folder }) => {
  const downloads = join(folder, 'downloads');
  const files = () =>
    existsSync(downloads) ? readdirSync(downloads).filter((name) => name.endsWith('.json')) : [];
  await shop.open();
  await logIn(shop);
  await shop.press('button', 'Diğer');
  await shop.press('menuitem', 'Yedek al');
  await expect.poll(files).toHaveLength(1);
  const file = join(downloads, files()[0] ?? '');
  await expect.poll(() => readFileSync(file, 'utf8')).toContain(FIRST_PART);

  await shop.press('button', `Sil: ${FIRST_PART}`);
  await shop.expectShown('tab', 'Ürünler (3)');
  const [input] = await shop.browser.run<Record<string, string>[]>(
    `return document.querySelectorAll('input[type="file"]')`,
  );
  await shop.browser.type(input ?? {}, file);
  await shop.press('button', 'Yedeği yükle');
  await shop.expectShown('tab', 'Ürünler (4)');
});
