import { expect } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { openPanel, openRunningStorefront, press, tabOf } from '../../helpers/owner/owner.ts';
import { addProduct } from '../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  expectWaiting,
  FAILED_WRITES,
  fillShopWithPassword,
  storedProducts,
  failWrites,
} from '../../helpers/owner/ownersBackend.ts';

test.use({ expectedProblems: FAILED_WRITES });

test('tabs show each other’s changes at once, and send those that wait once', async ({
  page,
  context,
  backend,
}) => {
  await fillShopWithPassword(backend);
  const shop = await context.newPage();
  await openRunningStorefront(shop);
  const other = await context.newPage();
  await openPanel(other);
  await openPanel(page);

  await press(page, 'Sil: Parça 2');
  await expect(shop.getByRole('article')).toHaveCount(2);
  await expectAllSaved(page);

  backend.injectFaults(failWrites({ status: 503, body: { message: 'Down' } }));
  await addProduct(page, 'Birinci sekmeden');
  await expectWaiting(other, 1);
  await expect(shop.getByRole('article').first()).toContainText('Birinci sekmeden');
  await other.bringToFront();
  await addProduct(other, 'İkinci sekmeden');
  await expectWaiting(page, 2);

  backend.injectFaults(() => undefined);
  await expectAllSaved(page);
  await expectAllSaved(other);
  for (const tab of [page, other]) await expect(tabOf(tab, 'Ürünler (4)')).toBeVisible();
  const added = ['Birinci sekmeden: 1234.5', 'İkinci sekmeden: 1234.5'];
  expect(await storedProducts(backend)).toEqual(
    expect.arrayContaining([...added, 'Parça 1: 1', 'Parça 3: 3']),
  );
  expect(await storedProducts(backend)).toHaveLength(4);
});
