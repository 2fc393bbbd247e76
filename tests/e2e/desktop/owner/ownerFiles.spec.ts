import { workbook } from '../../../../src/panel/data/testing/workbook.ts';
import { expect, test } from '../../fixtures.ts';
import { FIRST_PART } from '../../helpers/detail.ts';
import { chooseFile, downloadFrom } from '../../helpers/owner/files.ts';
import { openPanel, press, pressMore, tabOf } from '../../helpers/owner/owner.ts';

/** So many that the library would start a worker to unpack them, which the policy forbids. */
const manyLines = Array.from({ length: 20_000 }, (_, at) => [`Parça ${at}`, at]);

test('a backup restores what was deleted since, and a long workbook is read', async ({ page }) => {
  await openPanel(page);
  const { text } = await downloadFrom(page, 'Yedek al', pressMore);
  await press(page, `Sil: ${FIRST_PART}`);
  await expect(tabOf(page, 'Ürünler (3)')).toBeVisible();
  await chooseFile(page, 'Yedekten yükle', 'yedek.json', text, pressMore);
  await press(page, 'Yedeği yükle');
  await press(page, 'Tamam');
  await expect(tabOf(page, 'Ürünler (4)')).toBeVisible();

  const file = workbook([['Ürün', 'Fiyat'], ...manyLines]);
  const content = Buffer.from(await file.arrayBuffer());
  await chooseFile(page, 'Listeden ekle', 'liste.xlsx', content);
  await expect(page.getByRole('definition')).toHaveText(['0', '0', '0', '20000']);
});
