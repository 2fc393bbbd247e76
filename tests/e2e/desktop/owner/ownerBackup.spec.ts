import { expect, test } from '../../fixtures.ts';
import { FIRST_PART, LAST_PART } from '../../helpers/detail.ts';
import { backupDialog, chooseBackup, downloadBackup } from '../../helpers/owner/backup.ts';
import { openRunningStorefront, openPanel, press, tabOf } from '../../helpers/owner/owner.ts';
import { addProduct } from '../../helpers/owner/ownerForms.ts';

test.beforeEach(async ({ page }) => openPanel(page));

test('a backup restores everything', async ({ page }) => {
  const { name, text } = await downloadBackup(page);
  expect(name).toBe('ornekoto-yedek-2026-03-02.json');
  await press(page, `Sil: ${LAST_PART}`);
  await addProduct(page, 'Yedekte olmayan');

  await chooseBackup(page, text);
  const dialog = backupDialog(page);
  await expect(dialog.getByRole('row', { name: 'Ürünler' })).toHaveText('Ürünler101');
  await press(dialog, 'Yedeği yükle');
  await expect(dialog.getByRole('status')).toHaveText('Yedek yüklendi.');
  await press(dialog, 'Tamam');
  await expect(page.getByRole('button', { name: `Sil: ${LAST_PART}`, exact: true })).toBeVisible();
  expect(JSON.parse((await downloadBackup(page)).text)).toMatchObject({
    catalog: JSON.parse(text).catalog,
  });
  await openRunningStorefront(page);
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(FIRST_PART);
});

test('a file that is no backup, or cancelling, changes nothing', async ({ page }) => {
  const { text } = await downloadBackup(page);
  for (const [broken, why] of [
    ['{', 'Dosya 1. satırda bozuk'],
    ['[]', 'Bu dosya bir site yedeği değil.'],
    [text.replace(/"price": \d+/, '"price": "bedava"'), '1. ürün: “fiyat” alanı geçersiz.'],
  ] as const) {
    await chooseBackup(page, broken);
    await expect(backupDialog(page).getByRole('alert')).toContainText(why);
    await press(backupDialog(page), 'Tamam');
    await expect(backupDialog(page)).toHaveCount(0);
  }
  await press(page, `Sil: ${FIRST_PART}`);
  await chooseBackup(page, text);
  await press(backupDialog(page), 'Vazgeç');
  await expect(backupDialog(page)).toHaveCount(0);
  await expect(tabOf(page, 'Ürünler (3)')).toBeVisible();
});
