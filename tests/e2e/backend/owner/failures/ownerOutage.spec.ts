import { expect } from '@playwright/test';

import { test } from '../../../backendFixtures.ts';
import { openPanel, openRunningStorefront, press, tabOf } from '../../../helpers/owner/owner.ts';
import { addProduct, editItem } from '../../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  expectWaiting,
  FAILED_WRITES,
  FIRST_PRODUCTS,
  fillShopWithPassword,
  storedProducts,
  failWrites,
} from '../../../helpers/owner/ownersBackend.ts';

test.use({ expectedProblems: FAILED_WRITES });
// Opens the shop several times, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

test('changes wait while the server is down, survive a reload and are sent after the next login', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
  backend.injectFaults(failWrites({ status: 503, body: { message: 'Down' } }));
  await addProduct(page, 'Bekleyen');
  await expectWaiting(page, 1);
  await editItem(page, 'Parça 1', { 'Fiyat (TL)': '11' });
  await press(page, 'Sil: Parça 2');
  await expectWaiting(page, 3);
  await expect(tabOf(page, 'Ürünler (3)')).toBeVisible();

  await openRunningStorefront(page);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').first()).toContainText('Bekleyen');
  expect(await storedProducts(backend)).toEqual(FIRST_PRODUCTS);

  backend.injectFaults(() => undefined);
  await openPanel(page);
  await expectAllSaved(page);
  expect(await storedProducts(backend)).toEqual(['Bekleyen: 1234.5', 'Parça 1: 11', 'Parça 3: 3']);
  await openRunningStorefront(page);
  await expect(page.getByRole('article')).toHaveCount(3);
});
