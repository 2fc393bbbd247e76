import { expect, type Page } from '@playwright/test';

import { setPassword } from '../../../backend/support/owner.ts';
import { contentOf } from '../../../backend/support/tables.ts';
import { writesSince } from '../../../backend/support/writesSince.ts';
import { test } from '../../backendFixtures.ts';
import {
  beginMarking,
  markAll,
  markBar,
  markBox,
  openChange,
  raisePrices,
} from '../../helpers/owner/bulk.ts';
import { openPanel, press, tabOf } from '../../helpers/owner/owner.ts';
import {
  expectAllSaved,
  failWrites,
  fillShopWithPassword,
  FIRST_PRODUCTS,
  storedProducts,
  storedShop,
} from '../../helpers/owner/ownersBackend.ts';
import { insertProducts } from '../rows.ts';

test.use({
  expectedProblems:
    /^Failed to load resource|The (state of the )?catalogue could not be (read|replaced)/,
});

// Opens the shop several times, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

const DOUBLED = ['Parça 1: 2', 'Parça 2: 4', 'Parça 3: 6'];

function status(page: Page) {
  return markBar(page).getByRole('status');
}

test.beforeEach(async ({ page, backend }) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
});

test('prices change with one request, and one more brings all back', async ({ page, backend }) => {
  const before = await storedShop(backend);
  await beginMarking(page);
  await markAll(page);
  const begin = backend.requests.length;
  await press(await raisePrices(page, '100'), 'Uygula');
  await expect(status(page)).toHaveText('3 ürünün fiyatı değişti');
  expect(await storedProducts(backend)).toEqual(DOUBLED);
  expect(writesSince(backend, begin)).toEqual(['POST /rpc/replace_catalog']);
  await press(markBar(page), 'Geri al');
  await expect(status(page)).toHaveText('Geri alındı, ürünler eskisi gibi');
  expect(await storedShop(backend)).toEqual(before);
  expect(writesSince(backend, begin)).toHaveLength(2);
  await expectAllSaved(page);
});

test('deleted parts come back where they were', async ({ page, backend }) => {
  const before = await storedShop(backend);
  await beginMarking(page);
  await markBox(page, 'Parça 2').check();
  await press(await openChange(page, 'Sil', 'Ürünleri sil'), 'Sil');
  await expect(tabOf(page, 'Ürünler (2)')).toBeVisible();
  expect(await storedProducts(backend)).toEqual(['Parça 1: 1', 'Parça 3: 3']);
  await press(markBar(page), 'Geri al');
  await expect(tabOf(page, 'Ürünler (3)')).toBeVisible();
  expect(await storedShop(backend)).toEqual(before);
});

test('what another owner has saved meanwhile is not overwritten, and a second try works', async ({
  page,
  backend,
}) => {
  await beginMarking(page);
  await markAll(page);
  const dialog = await raisePrices(page, '100');
  await backend.sql("update products set price = 30 where name = 'Parça 3'");
  const before = await contentOf(backend);
  await press(dialog, 'Uygula');
  await expect(dialog.getByRole('alert')).toContainText('başka bir yerden değişti');
  expect(await contentOf(backend)).toBe(before);
  await expect(dialog.getByRole('listitem').first()).toContainText('60 TL');
  await press(dialog, 'Uygula');
  await expect(status(page)).toHaveText('3 ürünün fiyatı değişti');
  expect(await storedProducts(backend)).toEqual(['Parça 1: 2', 'Parça 2: 4', 'Parça 3: 60']);
});

test('an undo that meets another owner’s change is refused', async ({ page, backend }) => {
  await beginMarking(page);
  await markAll(page);
  await press(await raisePrices(page, '100'), 'Uygula');
  await expect(status(page)).toHaveText('3 ürünün fiyatı değişti');
  await backend.sql("update products set price = 30 where name = 'Parça 3'");
  await press(markBar(page), 'Geri al');
  await expect(markBar(page).getByRole('alert')).toContainText('Hiçbir şey değiştirilmedi');
  expect(await storedProducts(backend)).toEqual(['Parça 1: 2', 'Parça 2: 4', 'Parça 3: 30']);
  await expect(page.getByText('30 TL')).toBeVisible();
});

test('without an answer nothing is half done, and the same step works later', async ({
  page,
  backend,
}) => {
  backend.injectFaults(failWrites({ status: 503, body: { message: 'Down' } }));
  await beginMarking(page);
  await markAll(page);
  const dialog = await raisePrices(page, '100');
  await press(dialog, 'Uygula');
  await expect(dialog.getByRole('alert')).toContainText('Sitenin kayıtlarına ulaşılamadı');
  expect(await storedProducts(backend)).toEqual(FIRST_PRODUCTS);
  backend.injectFaults(() => undefined);
  await press(dialog, 'Uygula');
  await expect(status(page)).toHaveText('3 ürünün fiyatı değişti');
  expect(await storedProducts(backend)).toEqual(DOUBLED);
});

test('a password that is not right any more changes nothing', async ({ page, backend }) => {
  await setPassword(backend, 'bambaşka bir parola');
  await beginMarking(page);
  await markAll(page);
  const dialog = await raisePrices(page, '100');
  await press(dialog, 'Uygula');
  await expect(dialog.getByRole('alert')).toContainText('yeniden giriş yapın');
  expect(await storedProducts(backend)).toEqual(FIRST_PRODUCTS);
  await press(dialog, 'Vazgeç');
  await expect(page.getByText('Parça 1', { exact: true })).toBeVisible();
});

test('10,000 parts change in one transaction', async ({ page, backend }) => {
  await backend.sql(`truncate products restart identity; ${insertProducts(10_000)}`);
  await openPanel(page);
  await beginMarking(page);
  await markAll(page);
  await expect(status(page)).toHaveText('10000 ürün seçildi');
  const begin = backend.requests.length;
  await press(await raisePrices(page, '100'), 'Uygula');
  await expect(status(page)).toHaveText('10000 ürünün fiyatı değişti', { timeout: 60_000 });
  expect(writesSince(backend, begin)).toEqual(['POST /rpc/replace_catalog']);
  const [sum] = await backend.sql('select count(*)::int, sum(price)::int from products');
  expect(sum).toEqual({ count: 10_000, sum: 10_000 * 10_001 });
});
