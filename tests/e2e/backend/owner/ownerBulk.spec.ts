import { expect, type Page } from '@playwright/test';

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
  fillShopWithPassword,
  storedProducts,
  storedShop,
} from '../../helpers/owner/ownersBackend.ts';
import { insertProducts } from '../rows.ts';

const status = (page: Page) => markBar(page).getByRole('status');

test.beforeEach(async ({ backend }) => fillShopWithPassword(backend));

test('marked products change with one request, one more brings them back, and another owner’s change stays', async ({
  page,
  backend,
}) => {
  await openPanel(page);
  const before = await storedShop(backend);
  const begin = backend.requests.length;
  await beginMarking(page);

  await test.step('prices', async () => {
    await markAll(page);
    await press(await raisePrices(page, '100'), 'Uygula');
    await expect(status(page)).toHaveText('3 ürünün fiyatı değişti');
    expect(await storedProducts(backend)).toEqual(['Parça 1: 2', 'Parça 2: 4', 'Parça 3: 6']);
    expect(writesSince(backend, begin)).toEqual(['POST /rpc/replace_catalog']);
    await press(markBar(page), 'Geri al');
    await expect(status(page)).toHaveText('Geri alındı, ürünler eskisi gibi');
    expect(await storedShop(backend)).toEqual(before);
    expect(writesSince(backend, begin)).toHaveLength(2);
    await expectAllSaved(page);
  });

  await test.step('deletions', async () => {
    await markBox(page, 'Parça 2').check();
    await press(await openChange(page, 'Sil', 'Ürünleri sil'), 'Sil');
    await expect(tabOf(page, 'Ürünler (2)')).toBeVisible();
    expect(await storedProducts(backend)).toEqual(['Parça 1: 1', 'Parça 3: 3']);
    await press(markBar(page), 'Geri al');
    await expect(tabOf(page, 'Ürünler (3)')).toBeVisible();
    expect(await storedShop(backend)).toEqual(before);
  });

  await test.step('what another owner has saved meanwhile is not overwritten, and a second try works', async () => {
    await markAll(page);
    const dialog = await raisePrices(page, '100');
    await backend.sql("update products set price = 30 where name = 'Parça 3'");
    const changed = await contentOf(backend);
    await press(dialog, 'Uygula');
    await expect(dialog.getByRole('alert')).toContainText('başka bir yerden değişti');
    expect(await contentOf(backend)).toBe(changed);
    await expect(dialog.getByRole('listitem').first()).toContainText('60 TL');
    await press(dialog, 'Uygula');
    await expect(status(page)).toHaveText('3 ürünün fiyatı değişti');
    expect(await storedProducts(backend)).toEqual(['Parça 1: 2', 'Parça 2: 4', 'Parça 3: 60']);
  });

  await test.step('an undo that meets another owner’s change is refused', async () => {
    await backend.sql("update products set price = 31 where name = 'Parça 3'");
    await press(markBar(page), 'Geri al');
    await expect(markBar(page).getByRole('alert')).toContainText('Hiçbir şey değiştirilmedi');
    expect(await storedProducts(backend)).toEqual(['Parça 1: 2', 'Parça 2: 4', 'Parça 3: 31']);
    await expect(page.getByText('31 TL')).toBeVisible();
  });
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
