import { expect } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { beginMarking, markBar } from '../../helpers/owner/bulk.ts';
import { openPanel, press, pressMore } from '../../helpers/owner/owner.ts';
import {
  expectAllSaved,
  fillShopWithPassword,
  storedProducts,
} from '../../helpers/owner/ownersBackend.ts';

test('changes are undone in any order; what another device has changed since is left', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
  await page.getByRole('switch', { name: 'Stokta: Parça 1', exact: true }).click();
  await beginMarking(page);
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).check();
  await press(markBar(page), 'Fiyatları değiştir');
  await page.getByLabel('Yüzde (%)').fill('100');
  await press(page, 'Uygula');
  await expect(page.getByText('3 ürünün fiyatı değişti')).toBeVisible();
  await press(markBar(page), 'Vazgeç');
  await press(page, 'Sil: Parça 3');
  await expect.poll(() => storedProducts(backend)).toEqual(['Parça 1: 2', 'Parça 2: 4']);
  await expectAllSaved(page);

  await backend.sql("update products set price = 5 where name = 'Parça 2'");
  await pressMore(page, 'Son değişiklikler');
  const dialog = page.getByRole('dialog', { name: 'Son değişiklikler' });
  await press(dialog, 'Geri al: “Parça 3” silindi');
  await press(dialog, 'Geri al: 3 ürünün fiyatı değişti');
  const newest = dialog.getByRole('listitem').first();
  await expect(newest).toContainText('3 ürünün fiyatı değişti (geri alındı)');
  await expect(newest).toContainText('olduğu gibi kaldı: Parça 2');
  const undone = ['Parça 1: 1', 'Parça 2: 5', 'Parça 3: 3'];
  await expect.poll(() => storedProducts(backend)).toEqual(undone);

  await press(dialog, 'Geri al: 3 ürünün fiyatı değişti (geri alındı)');
  await expect(newest).toContainText(/^3 ürünün fiyatı değişti\d/);
  expect(await storedProducts(backend)).toEqual(['Parça 1: 2', 'Parça 2: 5', 'Parça 3: 6']);

  await press(dialog, 'Geri al: “Parça 1” değişti: Stokta');
  await expect(newest).toContainText('“Parça 1” değişti: Stokta (geri alındı)');
  const [part] = await backend.sql("select in_stock from products where name = 'Parça 1'");
  expect(part).toEqual({ in_stock: true });
});
