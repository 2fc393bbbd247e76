import { workbook } from '../../../../src/panel/data/testing/workbook.ts';
import { expect, test } from '../../fixtures.ts';
import { FIRST_PART } from '../../helpers/detail.ts';
import { chooseFile, downloadFrom } from '../../helpers/owner/files.ts';
import { openPanel, openRunningStorefront, press, tabOf } from '../../helpers/owner/owner.ts';

const LIST = [
  'STOK ADI;MARKA;GRUBU;SATIŞ FİYATI;STOK;RAF',
  `${FIRST_PART.toLocaleUpperCase('tr')};;;2.900,50 TL;Yok;A1`,
  'Işık Müşürü;VALEO;Elektrik;teklif alınız;3;A2',
  'Şanzıman Kulağı;VALEO;Şanzıman;320,5;Var;B1',
].join('\r\n');

/** The lines are so many that the library would start a worker to unpack them, which the policy forbids. */
const manyLines = Array.from({ length: 20_000 }, (_, at) => [`Parça ${at}`, at]);

test('a list goes from the file to the shop, and back by undo; a long workbook is read', async ({
  page,
}) => {
  await openPanel(page);
  const before = await downloadFrom(page, 'Listeyi indir');
  expect(before.name).toMatch(/^ornekoto-urunler-2026-03-02-\d{4}\.xlsx$/);

  await chooseFile(page, 'Listeden ekle', 'liste.csv', LIST);
  const dialog = page.getByRole('dialog');
  const counts = dialog.getByRole('definition');
  await expect(counts).toHaveText(['1', '1', '0', '1']);
  await expect(dialog).toContainText('Kullanılmayan sütunlar: RAF');
  await expect(dialog).toContainText('3. satır, Işık Müşürü: Fiyat okunamadı: “teklif alınız”.');
  const wrong = await downloadFrom(page, 'Hatalı satırları indir');
  expect(wrong.name).toBe('liste-hatali.xlsx');

  await dialog.getByRole('checkbox', { name: /VALEO$/ }).check();
  await press(dialog, 'Uygula');
  await expect(page.getByText('Liste uygulandı: 1 yeni, 1 değişen ürün')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(tabOf(page, 'Ürünler (5)')).toBeVisible();
  await expect(tabOf(page, 'Markalar (11)')).toBeVisible();
  await openRunningStorefront(page);
  const parts = page.getByRole('article');
  await expect(parts.first()).toContainText('320,50 TL');
  await expect(page.getByRole('article', { name: FIRST_PART })).toContainText('2900,50 TL');
  await expect(page.getByRole('article', { name: FIRST_PART })).toContainText('Tükendi');

  await openPanel(page);
  await chooseFile(page, 'Listeden ekle', 'onceki.xlsx', before.content);
  await expect(counts).toHaveText(['0', '1', '3', '0']);
  const changed = dialog.getByRole('region', { name: 'Mağazada değişecek olanlar' });
  await expect(changed).toContainText(/^Dosya 02\.03\.2026 \d\d\.\d\d tarihli\./);
  await expect(changed.getByRole('listitem')).toContainText(/Fiyat, mağazada: 2900,50 TL/);
  await press(dialog, 'Uygula');
  await press(page, 'Geri al');
  await expect(page.getByText(/\(geri alındı\)$/)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: FIRST_PART });
  await expect(row).toContainText('2900,50 TL');

  const file = workbook([['Ürün', 'Fiyat'], ...manyLines]);
  const content = Buffer.from(await file.arrayBuffer());
  await chooseFile(page, 'Listeden ekle', 'liste.xlsx', content);
  await expect(counts).toHaveText(['0', '0', '0', '20000']);
});
