import { expect } from '@playwright/test';

import { contentOf } from '../../../backend/support/tables.ts';
import { writesSince } from '../../../backend/support/writesSince.ts';
import { test } from '../../backendFixtures.ts';
import { backupDialog, chooseBackup, downloadBackup } from '../../helpers/owner/backup.ts';
import { closePanel, field, formOf, openPanel, press } from '../../helpers/owner/owner.ts';
import { editContact } from '../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  fillShopWithPassword,
  storedShop,
} from '../../helpers/owner/ownersBackend.ts';
import { CHANGED_SHOP_SHOWN, SHOP_SHOWN } from '../../helpers/shown.ts';

test.use({ expectedProblems: /^Failed to load resource|The catalogue could not be replaced/ });

test('a backup restores the database with one request; what others changed meanwhile is shown first', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
  const before = await storedShop(backend);
  const { text } = await downloadBackup(page);
  await press(page, 'Sil: Parça 2');
  await editContact(page, { 'E-posta': CHANGED_SHOP_SHOWN.contact });
  await expectAllSaved(page);
  await backend.sql("update products set price = 33 where name = 'Parça 3'");
  const changed = await contentOf(backend);

  const dialog = backupDialog(page);
  await chooseBackup(page, text);
  await expect(dialog.getByRole('row', { name: 'Ürünler' })).toHaveText('Ürünler100');
  await expect(dialog.getByRole('row', { name: 'Markalar' })).toHaveText('Markalar000');
  await expect(dialog.getByRole('row', { name: 'İletişim' })).toHaveText('İletişimdeğişiyor');
  await press(dialog, 'Yedeği yükle');
  await expect(dialog.getByRole('alert')).toContainText(
    'Siz bakarken mağaza başka bir yerden değişti. Hiçbir şey değiştirilmedi.',
  );
  expect(await contentOf(backend)).toBe(changed);

  await expect(dialog.getByRole('row', { name: 'Ürünler' })).toHaveText('Ürünler110');
  const begin = backend.requests.length;
  await press(dialog, 'Yedeği yükle');
  await expect(dialog.getByRole('status')).toHaveText('Yedek yüklendi.');
  expect(await storedShop(backend)).toEqual(before);
  expect(writesSince(backend, begin)).toEqual(['POST /rpc/replace_catalog']);
  await press(dialog, 'Tamam');
  const email = field(formOf(page, 'İletişim bilgileri'), 'E-posta');
  await expect(email).toHaveValue(SHOP_SHOWN.contact);
  await closePanel(page);
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveText(['Parça 3', 'Parça 2', 'Parça 1']);
  await expect(page.getByRole('contentinfo')).toContainText(SHOP_SHOWN.contact);
});
