import { expect } from '@playwright/test';

import { writesSince } from '../../../backend/support/writesSince.ts';
import { test } from '../../backendFixtures.ts';
import { openPanel, openRunningStorefront, press, tabOf } from '../../helpers/owner/owner.ts';
import { addProduct, editItem } from '../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  fillShopWithPassword,
  storedProducts,
} from '../../helpers/owner/ownersBackend.ts';
import { savedInBrowser } from '../../helpers/savedCopy.ts';

test('products that are added, edited, deleted and brought back are saved once', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
  const begin = backend.requests.length;
  await addProduct(page, 'Debriyaj Balatası');
  await expect.poll(async () => storedProducts(backend)).toContain('Debriyaj Balatası: 1234.5');
  await expectAllSaved(page);
  await editItem(page, 'Debriyaj Balatası', { 'Fiyat (TL)': '999.9' });
  await press(page, 'Sil: Parça 2');
  const products = ['Debriyaj Balatası: 999.9', 'Parça 1: 1', 'Parça 3: 3'];
  await expect.poll(async () => storedProducts(backend)).toEqual(products);
  await expectAllSaved(page);
  await expect(tabOf(page, 'Ürünler (3)')).toBeVisible();
  const writes = ['POST /products', 'PATCH /products', 'DELETE /products'];
  expect(writesSince(backend, begin)).toEqual(writes);

  // The browser's copy has the new product with the id from the database.
  const [row] = await backend.sql("select id::int from products where name like 'Debriyaj%'");
  await expect
    .poll(async () => savedInBrowser(page, 'products'))
    .toMatch(new RegExp(`"id":${Number(row?.['id'])}\\b[^}]*Debriyaj Balatası`));

  await press(page, 'Geri al');
  await expect
    .poll(async () => storedProducts(backend))
    .toEqual([...products, 'Parça 2: 2'].toSorted());
  await expectAllSaved(page);
  await openRunningStorefront(page);
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('article').first()).toContainText('999,90 TL');
});
