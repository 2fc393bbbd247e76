import { expect, type Page } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { addressOf } from '../../builds.ts';
import { beginMarking, markBar } from '../../helpers/owner/bulk.ts';
import { openPanel, press, pressMore } from '../../helpers/owner/owner.ts';
import {
  expectAllSaved,
  fillShopWithPassword,
  storedProducts,
} from '../../helpers/owner/ownersBackend.ts';

async function openHistory(page: Page) {
  await pressMore(page, 'Son değişiklikler');
  return page.getByRole('dialog', { name: 'Son değişiklikler' });
}

test('what one device has changed is undone on another, after a reload; what was changed since is left', async ({
  page,
  browser,
  backend,
}) => {
  await fillShopWithPassword(backend);
  // What other tests have deleted has the same names.
  await backend.sql('truncate private.steps, private.changed_rows');
  await openPanel(page);
  await beginMarking(page);
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).check();
  await press(markBar(page), 'Fiyatları değiştir');
  await page.getByLabel('Yüzde (%)').fill('100');
  await press(page, 'Uygula');
  await expect(page.getByText(/^3 ürün değişti: Fiyat/)).toBeVisible();
  await press(markBar(page), 'Vazgeç');
  await press(page, 'Sil: Parça 3');
  await expect.poll(() => storedProducts(backend)).toEqual(['Parça 1: 2', 'Parça 2: 4']);
  await expectAllSaved(page);
  await backend.sql("update products set price = 5 where name = 'Parça 2'");

  const device = await browser.newContext({ baseURL: addressOf('backend') });
  const other = await device.newPage();
  await openPanel(other);
  const dialog = await openHistory(other);
  await expect(dialog.getByText('Supabase’den')).toBeVisible();
  await expect(dialog.getByText('başka cihaz').first()).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Silinenler' }).check();
  await press(dialog, 'Geri getir: Parça 3');
  await expect(dialog.getByRole('status')).toHaveText('Geri alındı.');
  await dialog.getByRole('checkbox', { name: 'Silinenler' }).uncheck();
  await dialog.getByRole('button', { name: /^Geri al: 3 ürün değişti: Fiyat/ }).click();
  await expect(dialog.getByRole('status')).toContainText('olduğu gibi kaldı: Parça 2');
  const undone = ['Parça 1: 1', 'Parça 2: 5', 'Parça 3: 3'];
  expect(await storedProducts(backend)).toEqual(undone);
  expect(await backend.sql('select id from products order by id')).toEqual([
    { id: '1' },
    { id: '2' },
    { id: '3' },
  ]);
  await press(dialog, 'Tamam');
  await expect(other.getByRole('button', { name: 'Düzenle: Parça 3' })).toBeVisible();
});
