import { expect, test } from '../../fixtures.ts';
import { FIRST_PART } from '../../helpers/detail.ts';
import { chooseFile, downloadFrom } from '../../helpers/owner/files.ts';
import { openPanel, press, pressMore, tabOf } from '../../helpers/owner/owner.ts';

test('a backup of a shop without a database restores what was deleted since', async ({ page }) => {
  await openPanel(page);
  const { name, text } = await downloadFrom(page, 'Yedek al', pressMore);
  expect(name).toMatch(/^ornekoto-yedek-/);

  await press(page, `Sil: ${FIRST_PART}`);
  await expect(tabOf(page, 'Ürünler (3)')).toBeVisible();
  await chooseFile(page, 'Yedekten yükle', 'yedek.json', text, pressMore);
  await press(page, 'Yedeği yükle');
  await expect(tabOf(page, 'Ürünler (4)')).toBeVisible();
});
