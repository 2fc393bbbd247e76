import { expect } from '@playwright/test';

import { writesSince } from '../../../backend/support/writesSince.ts';
import { test } from '../../backendFixtures.ts';
import { beginMarking, markBar } from '../../helpers/owner/bulk.ts';
import {
  field,
  logIn,
  openLogin,
  openPanel,
  openRunningStorefront,
  press,
} from '../../helpers/owner/owner.ts';
import { saveItem } from '../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  fillShopWithPassword,
  FIRST_PRODUCTS,
  storedProducts,
} from '../../helpers/owner/ownersBackend.ts';

test.beforeEach(async ({ page, backend }) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
});

test('marked products change with one request, and one more brings them back', async ({
  page,
  backend,
}) => {
  const begin = backend.requests.length;
  const status = markBar(page).getByRole('status');
  await beginMarking(page);
  await page.getByRole('checkbox', { name: 'Tümünü seç', exact: true }).check();
  await press(markBar(page), 'Fiyatları değiştir');
  const dialog = page.getByRole('dialog', { name: 'Fiyatları değiştir', exact: true });
  await field(dialog, 'Yüzde (%)').fill('100');
  await press(dialog, 'Uygula');
  await expect(status).toHaveText('3 ürünün fiyatı değişti');
  expect(await storedProducts(backend)).toEqual(['Parça 1: 2', 'Parça 2: 4', 'Parça 3: 6']);
  expect(writesSince(backend, begin)).toEqual(['POST /rpc/change_products']);
  await press(markBar(page), 'Geri al');
  await expect(status).toHaveText('Geri alındı, ürünler eskisi gibi');
  expect(await storedProducts(backend)).toEqual(FIRST_PRODUCTS);
  expect(writesSince(backend, begin)).toHaveLength(2);
  await expectAllSaved(page);
});

test('an owner whose changes meet another’s decides, also after a reload', async ({
  page,
  backend,
}) => {
  const conflict = page.getByRole('dialog', { name: 'Bu kayıt değişmiş' });
  await backend.sql("update products set price = 22 where name = 'Parça 2'");
  await saveItem(page, 'Düzenle: Parça 2', { 'Fiyat (TL)': '222' });
  await expect(conflict).toBeVisible();
  await openRunningStorefront(page);
  await openLogin(page);
  await logIn(page);
  await press(conflict, 'Benimkini kaydet');
  await expect.poll(async () => storedProducts(backend)).toContain('Parça 2: 222');
  await expectAllSaved(page);
});
