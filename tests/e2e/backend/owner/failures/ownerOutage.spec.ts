import { expect } from '@playwright/test';

import { test } from '../../../backendFixtures.ts';
import { openRunningStorefront, openPanel, press, tabOf } from '../../../helpers/owner/owner.ts';
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

test.beforeEach(async ({ backend }) => fillShopWithPassword(backend));

test('changes wait while the server is down, survive a reload and are sent after the next login', async ({
  page,
  backend,
}) => {
  await openPanel(page);
  backend.injectFaults(failWrites({ status: 503, body: { message: 'Down' } }));
  await addProduct(page, 'Bekleyen');
  await expectWaiting(page, 1);
  await editItem(page, 'Parça 1', { 'Fiyat (TL)': '11' });
  await press(page, 'Sil: Parça 2');
  await expectWaiting(page, 3);
  await expect(tabOf(page, 'Ürünler (3)')).toBeVisible();
  expect(await storedProducts(backend)).toEqual(FIRST_PRODUCTS);

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

test('waiting changes are sent automatically when the server works again', async ({
  page,
  backend,
}) => {
  await openPanel(page);
  backend.injectFaults(failWrites('drop'));
  await addProduct(page, 'Bekleyen');
  await expectWaiting(page, 1);
  backend.injectFaults(() => undefined);
  await expectAllSaved(page);
  expect(await storedProducts(backend)).toEqual(['Bekleyen: 1234.5', ...FIRST_PRODUCTS]);
});

test('a lost answer does not duplicate a product', async ({ page, backend }) => {
  await openPanel(page);
  backend.injectFaults(failWrites('lose answer'));
  await addProduct(page, 'Cevabı kaybolan');
  await expect.poll(async () => storedProducts(backend)).toHaveLength(4);
  await expectWaiting(page, 1);
  backend.injectFaults(() => undefined);
  await openPanel(page);
  await expectAllSaved(page);
  expect(await storedProducts(backend)).toEqual(['Cevabı kaybolan: 1234.5', ...FIRST_PRODUCTS]);
  await expect(tabOf(page, 'Ürünler (4)')).toBeVisible();
});

test('a tab that is closed before the answer loses nothing', async ({ page, context, backend }) => {
  await openPanel(page);
  backend.injectFaults(failWrites('hang'));
  await addProduct(page, 'Yarım kalan');
  await expectWaiting(page, 1);
  backend.injectFaults(() => undefined);
  const next = await context.newPage();
  await page.close();
  await openPanel(next);
  await expectAllSaved(next);
  expect(await storedProducts(backend)).toEqual([...FIRST_PRODUCTS, 'Yarım kalan: 1234.5']);
});
