import { expect, type Page } from '@playwright/test';

import { contentOf } from '../../../backend/support/tables.ts';
import { writesSince } from '../../../backend/support/writesSince.ts';
import { test } from '../../backendFixtures.ts';
import { backupDialog, chooseBackup, downloadBackup } from '../../helpers/owner/backup.ts';
import { closePanel, field, formOf, openPanel, press, tabOf } from '../../helpers/owner/owner.ts';
import { editContact, editItem } from '../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  FIRST_PRODUCTS,
  fillShopWithPassword,
  storedProducts,
  storedShop,
} from '../../helpers/owner/ownersBackend.ts';
import { CHANGED_SHOP_SHOWN, SHOP_SHOWN } from '../../helpers/shown.ts';

test.use({ expectedProblems: /^Failed to load resource|The catalogue could not be replaced/ });

/** Downloads a backup, then deletes a product and changes the contact record. Returns the backup. */
async function changeAfterBackup(page: Page): Promise<string> {
  const { text } = await downloadBackup(page);
  await press(page, 'Sil: Parça 2');
  await editContact(page, { 'E-posta': CHANGED_SHOP_SHOWN.contact });
  await expectAllSaved(page);
  return text;
}

async function restore(page: Page, text: string): Promise<void> {
  await chooseBackup(page, text);
  const dialog = backupDialog(page);
  await expect(dialog.getByRole('row', { name: 'Ürünler' })).toHaveText('Ürünler100');
  await expect(dialog.getByRole('row', { name: 'Markalar' })).toHaveText('Markalar000');
  await expect(dialog.getByRole('row', { name: 'İletişim' })).toHaveText('İletişimdeğişiyor');
  await press(dialog, 'Yedeği yükle');
}

test.beforeEach(async ({ page, backend }) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
});

test('a backup restores the database with one request', async ({ page, backend }) => {
  const before = await storedShop(backend);
  const text = await changeAfterBackup(page);
  expect(await storedShop(backend)).not.toEqual(before);
  const begin = backend.requests.length;
  await restore(page, text);
  await expect(backupDialog(page).getByRole('status')).toHaveText('Yedek yüklendi.');
  expect(await storedShop(backend)).toEqual(before);
  expect(writesSince(backend, begin)).toEqual(['POST /rpc/replace_catalog']);
  await press(backupDialog(page), 'Tamam');
  await expect(tabOf(page, 'Ürünler (3)')).toBeVisible();
  await expect(field(formOf(page, 'İletişim bilgileri'), 'E-posta')).toHaveValue(
    SHOP_SHOWN.contact,
  );
  await closePanel(page);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Parça 3',
    'Parça 2',
    'Parça 1',
  ]);
  await expect(page.getByRole('contentinfo')).toContainText(SHOP_SHOWN.contact);
});

test('what somebody else has changed meanwhile is shown first and replaced by a second try only', async ({
  page,
  backend,
}) => {
  const text = await changeAfterBackup(page);
  await backend.sql("update products set price = 33 where name = 'Parça 3'");
  const before = await contentOf(backend);
  await restore(page, text);
  await expect(backupDialog(page).getByRole('alert')).toHaveText(
    'Siz bakarken mağaza başka bir yerden değişti. Hiçbir şey değiştirilmedi. Listeler yeniden okundu; bakıp yine isterseniz yeniden deneyin.',
  );
  expect(await contentOf(backend)).toBe(before);
  const dialog = backupDialog(page);
  await expect(dialog.getByRole('row', { name: 'Ürünler' })).toHaveText('Ürünler110');
  await press(dialog, 'Yedeği yükle');
  await expect(dialog.getByRole('status')).toHaveText('Yedek yüklendi.');
  expect(await storedProducts(backend)).toEqual(FIRST_PRODUCTS);
});

test('a backup whose answer is lost is restored once', async ({ page, backend }) => {
  const text = await changeAfterBackup(page);
  const begin = backend.requests.length;
  let attempts = 0;
  backend.injectFaults(({ path }) =>
    path.startsWith('/rpc/replace_catalog') && ++attempts === 1 ? 'lose answer' : undefined,
  );
  await restore(page, text);
  await expect(backupDialog(page).getByRole('status')).toHaveText('Yedek yüklendi.');
  expect(writesSince(backend, begin)).toEqual(Array(2).fill('POST /rpc/replace_catalog'));
  // A second restore would have inserted the ids 7 to 9.
  const ids = await backend.sql('select id::int from products order by id');
  expect(ids.map(({ id }) => id)).toEqual([4, 5, 6]);
  expect(await storedProducts(backend)).toEqual(FIRST_PRODUCTS);

  await press(backupDialog(page), 'Tamam');
  await tabOf(page, 'Ürünler (3)').click();
  await editItem(page, 'Parça 2', { 'Fiyat (TL)': '22' });
  await expect
    .poll(async () => storedProducts(backend))
    .toEqual(['Parça 1: 1', 'Parça 2: 22', 'Parça 3: 3']);
});
