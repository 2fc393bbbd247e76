import { expect, type Page } from '@playwright/test';

import { writesSince } from '../../../backend/support/writesSince.ts';
import { test } from '../../backendFixtures.ts';
import { beginMarking, markAll, markBar, raisePrices } from '../../helpers/owner/bulk.ts';
import { openPanel, press } from '../../helpers/owner/owner.ts';
import {
  expectAllSaved,
  fillShopWithPassword,
  FIRST_PRODUCTS,
  storedProducts,
} from '../../helpers/owner/ownersBackend.ts';

const status = (page: Page) => markBar(page).getByRole('status');

test('marked products change with one request, one more brings them back, and another owner’s change is asked about', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
  const begin = backend.requests.length;
  await beginMarking(page);

  await test.step('prices and back', async () => {
    await markAll(page);
    await press(await raisePrices(page, '100'), 'Uygula');
    await expect(status(page)).toHaveText('3 ürünün fiyatı değişti');
    expect(await storedProducts(backend)).toEqual(['Parça 1: 2', 'Parça 2: 4', 'Parça 3: 6']);
    expect(writesSince(backend, begin)).toEqual(['POST /rpc/change_products']);
    await press(markBar(page), 'Geri al');
    await expect(status(page)).toHaveText('Geri alındı, ürünler eskisi gibi');
    expect(await storedProducts(backend)).toEqual(FIRST_PRODUCTS);
    expect(writesSince(backend, begin)).toHaveLength(2);
    await expectAllSaved(page);
  });

  const changedParts = page.getByRole('dialog', { name: 'Değişen parçalar var' });

  await test.step('what another owner has saved meanwhile is shown, and changed on request', async () => {
    await markAll(page);
    const dialog = await raisePrices(page, '100');
    await backend.sql("update products set price = 30 where name = 'Parça 3'");
    await press(dialog, 'Uygula');
    await expect(changedParts.getByRole('listitem')).toHaveText(/Parça 3.*3 TL.*30 TL/);
    expect(await storedProducts(backend)).toEqual(['Parça 1: 1', 'Parça 2: 2', 'Parça 3: 30']);
    await press(changedParts, 'Yeni değerlere uygula');
    await expect(status(page)).toHaveText('3 ürünün fiyatı değişti');
    expect(await storedProducts(backend)).toEqual(['Parça 1: 2', 'Parça 2: 4', 'Parça 3: 60']);
  });

  await test.step('an undo leaves out what another owner has changed since', async () => {
    await backend.sql("update products set price = 31 where name = 'Parça 3'");
    await press(markBar(page), 'Geri al');
    await press(changedParts, 'Bu parçaları atla');
    await expect(status(page)).toHaveText('Geri alındı, ürünler eskisi gibi');
    expect(await storedProducts(backend)).toEqual(['Parça 1: 1', 'Parça 2: 2', 'Parça 3: 31']);
    await expect(page.getByText('31 TL')).toBeVisible();
  });
});
