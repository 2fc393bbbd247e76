import { expect, type Page } from '@playwright/test';

import { writesSince } from '../../../backend/support/writesSince.ts';
import { test } from '../../backendFixtures.ts';
import { formOf, openPanel, press, tabOf } from '../../helpers/owner/owner.ts';
import { fillIn } from '../../helpers/owner/ownerForms.ts';
import { expectAllSaved, fillShopWithPassword } from '../../helpers/owner/ownersBackend.ts';
import { insertProducts } from '../rows.ts';

const COUNT = 10_000;

declare global {
  interface Window {
    mostRows?: number;
  }
}

/** Records the highest number of rows in the document, checked on every change. */
async function watchRows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const rows = document.querySelectorAll('button[aria-label^="Sil: "]').length;
      window.mostRows = Math.max(window.mostRows ?? 0, rows);
    }).observe(document, { childList: true, subtree: true });
  });
}

async function scrollTo(page: Page, part: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to * document.body.scrollHeight), part);
}

test('of 10,000 products the oldest is deleted and one in the middle is changed, with one request each', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await backend.sql(`truncate products restart identity; ${insertProducts(COUNT)}`);
  await watchRows(page);
  await openPanel(page);
  await expect(tabOf(page, `Ürünler (${COUNT})`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Sil: Parça ${COUNT}` })).toBeVisible();

  const begin = backend.requests.length;
  const oldest = page.getByRole('button', { name: 'Sil: Parça 1', exact: true });
  await expect(async () => {
    await scrollTo(page, 1);
    await expect(oldest).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await press(page, 'Sil: Parça 1');
  await expect(oldest).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sil: Parça 2', exact: true })).toBeFocused();
  await expect(tabOf(page, `Ürünler (${COUNT - 1})`)).toBeVisible();
  const stored = 'select count(*)::int, min(price)::int lowest from products';
  await expect.poll(async () => backend.sql(stored)).toEqual([{ count: COUNT - 1, lowest: 2 }]);
  await expectAllSaved(page);

  const edit = page.getByRole('button', { name: /^Düzenle: Parça (4|5)\d{3}$/ }).first();
  let name = '';
  // Rows move while those above them are measured.
  await expect(async () => {
    await scrollTo(page, 0.5);
    const label = await edit.getAttribute('aria-label', { timeout: 1000 });
    name = label?.replace('Düzenle: ', '') ?? '';
    await page
      .getByRole('button', { name: `Düzenle: ${name}`, exact: true })
      .click({ timeout: 3000 });
  }).toPass();
  const form = formOf(page, `Düzenle: ${name}`);
  await fillIn(form, { 'Fiyat (TL)': '77777.5' });
  await press(form, 'Kaydet');
  await expect(page.getByRole('button', { name: `Düzenle: ${name}`, exact: true })).toBeFocused();
  await expect(page.getByText('77777,50 TL', { exact: true })).toBeInViewport();
  await expect
    .poll(async () => backend.sql('select name from products where price = 77777.5'))
    .toEqual([{ name }]);
  await expectAllSaved(page);
  expect(writesSince(backend, begin)).toEqual(['DELETE /products', 'PATCH /products']);

  const most = await page.evaluate(() => window.mostRows);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(100);
});
