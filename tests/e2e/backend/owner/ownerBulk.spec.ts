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

test('marked products change with one request, one more brings them back, and another owner’s change stays', async ({
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
    expect(writesSince(backend, begin)).toEqual(['POST /rpc/replace_catalog']);
    await press(markBar(page), 'Geri al');
    await expect(status(page)).toHaveText('Geri alındı, ürünler eskisi gibi');
    expect(await storedProducts(backend)).toEqual(FIRST_PRODUCTS);
    expect(writesSince(backend, begin)).toHaveLength(2);
    await expectAllSaved(page);
  });

  await test.step('what another owner has saved meanwhile is not overwritten, and a second try works', async () => {
    await markAll(page);
    const dialog = await raisePrices(page, '100');
    await backend.sql("update products set price = 30 where name = 'Parça 3'");
    await press(dialog, 'Uygula');
    await expect(dialog.getByRole('alert')).toContainText('başka bir yerden değişti');
    expect(await storedProducts(backend)).toEqual(['Parça 1: 1', 'Parça 2: 2', 'Parça 3: 30']);
    await expect(dialog.getByRole('listitem').first()).toContainText('60 TL');
    await press(dialog, 'Uygula');
    await expect(status(page)).toHaveText('3 ürünün fiyatı değişti');
    expect(await storedProducts(backend)).toEqual(['Parça 1: 2', 'Parça 2: 4', 'Parça 3: 60']);
  });
});
