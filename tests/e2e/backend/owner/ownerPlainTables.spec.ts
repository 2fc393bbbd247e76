import { expect } from '@playwright/test';

import { contentOf } from '../../../backend/support/tables.ts';
import { test } from '../../backendFixtures.ts';
import { backupDialog, chooseBackup, downloadBackup } from '../../helpers/owner/backup.ts';
import { beginMarking, markAll, raisePrices } from '../../helpers/owner/bulk.ts';
import { openPanel, openRunningStorefront, press, tabOf } from '../../helpers/owner/owner.ts';
import { addProduct, editContact, editItem } from '../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  fillOwnersShop,
  storedProducts,
} from '../../helpers/owner/ownersBackend.ts';

test.use({
  onlyTables: true,
  expectedProblems: /^Failed to load resource|The catalogue could not be replaced/,
});

test('plain tables save every kind of change, but nothing in one step', async ({
  page,
  backend,
}) => {
  await fillOwnersShop(backend);
  await openPanel(page);
  const { text } = await downloadBackup(page);
  await addProduct(page, 'Yeni');
  await editItem(page, 'Parça 1', { 'Fiyat (TL)': '11' });
  await press(page, 'Sil: Parça 2');
  await editContact(page, { 'E-posta': 'son@ornek.example' });
  await expect
    .poll(async () => backend.sql('select email, phone from contact_info'))
    .toEqual([{ email: 'son@ornek.example', phone: '0312 345 67 89' }]);
  await expectAllSaved(page);
  expect(await storedProducts(backend)).toEqual(['Parça 1: 11', 'Parça 3: 3', 'Yeni: 1234.5']);

  const before = await contentOf(backend);
  await chooseBackup(page, text);
  await press(backupDialog(page), 'Yedeği yükle');
  await expect(backupDialog(page).getByRole('alert')).toContainText(
    'Siteniz yedek yüklemeye hazır değil. Hiçbir şey değiştirilmedi;',
  );
  await press(backupDialog(page), 'Vazgeç');

  await tabOf(page, 'Ürünler (3)').click();
  await beginMarking(page);
  await markAll(page);
  const dialog = await raisePrices(page, '100');
  await press(dialog, 'Uygula');
  await expect(dialog.getByRole('alert')).toContainText(
    'Siteniz birden çok ürünü birlikte değiştirmeye hazır değil. Hiçbir şey değiştirilmedi;',
  );
  expect(await contentOf(backend)).toBe(before);

  await openRunningStorefront(page);
  await expect(page.getByRole('article').first()).toContainText('Yeni');
  await expect(page.getByRole('contentinfo')).toContainText('son@ornek.example');
});
