import { expect } from '@playwright/test';

import { contentOf } from '../../../../backend/support/tables.ts';
import { test } from '../../../backendFixtures.ts';
import { beginMarking, markAll, markBar, raisePrices } from '../../../helpers/owner/bulk.ts';
import { openPanel, press } from '../../../helpers/owner/owner.ts';
import {
  expectAllSaved,
  fillShopWithPassword,
  FIRST_PRODUCTS,
  storedProducts,
} from '../../../helpers/owner/ownersBackend.ts';

test.use({
  expectedProblems:
    /^Failed to load resource|The (state of the )?catalogue could not be (read|replaced)/,
});
// Each step waits for answers that do not come.
test.describe.configure({ timeout: 180_000 });

test('prices that are raised over a bad connection are raised once', async ({ page, backend }) => {
  /** From the first request to `path` on, the database carries out what it is asked, and no answer arrives. */
  const cutConnectionAt = (path: string) => {
    let isCut = false;
    backend.injectFaults((request) => {
      isCut ||= request.path.startsWith(path);
      return isCut ? 'lose answer' : undefined;
    });
  };
  const repairConnection = () => backend.injectFaults(() => undefined);

  await fillShopWithPassword(backend);
  await openPanel(page);
  await beginMarking(page);
  await markAll(page);
  const dialog = await raisePrices(page, '100');

  // The connection is lost before the write, then right after it. Each time the panel says what has become of it.
  for (const step of ['/rpc/catalog_state', '/products']) {
    cutConnectionAt(step);
    await press(dialog, 'Uygula');
    await expect(dialog.getByRole('alert')).toContainText('Hiçbir şey değiştirilmedi');
    expect(await storedProducts(backend)).toEqual(FIRST_PRODUCTS);
    repairConnection();
  }
  cutConnectionAt('/rpc/replace_catalog');
  await press(dialog, 'Uygula');
  await expect(dialog.getByRole('alert')).toContainText('yapılmışsa ikinci kez yapılmaz');
  expect(await storedProducts(backend)).toEqual(['Parça 1: 2', 'Parça 2: 4', 'Parça 3: 6']);
  repairConnection();

  const before = await contentOf(backend);
  await press(dialog, 'Uygula');
  await expect(markBar(page).getByRole('status')).toHaveText('3 ürünün fiyatı değişti');
  expect(await contentOf(backend)).toBe(before);
  await expectAllSaved(page);

  cutConnectionAt('/rpc/replace_catalog');
  await press(markBar(page), 'Geri al');
  await expect(markBar(page).getByRole('alert')).toContainText('yapılmışsa ikinci kez yapılmaz');
  repairConnection();
  await press(markBar(page), 'Geri al');
  await expect(markBar(page).getByRole('status')).toHaveText('Geri alındı, ürünler eskisi gibi');
  expect(await storedProducts(backend)).toEqual(FIRST_PRODUCTS);
});
