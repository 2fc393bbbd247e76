import type { Page } from '@playwright/test';

import { expect } from '../../fixtures.ts';
import { expectDetail, nameLink, openPart } from '../../helpers/detail.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { press } from '../../helpers/owner/owner.ts';
import { expectResults, FAR_PART, fillShop, follow, searchBox, test } from './fixtures.ts';

const tiles = (page: Page) => page.getByRole('list', { name: 'Kategoriler' });

test.beforeEach(async ({ backend, page }) => {
  await backend.sql(fillShop);
  await openStorefront(page);
});

test('Back leads from a part to its place in the results, then to the storefront', async ({
  page,
}) => {
  await follow(tiles(page), 'Motor');
  await expectResults(page, 'Motor', '1.200');
  const part = nameLink(page, 'Piston 1180');
  await part.scrollIntoViewIfNeeded();
  // Waits until the link stays where it is: a card is drawn one frame after it has come into the window.
  await part.hover();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);

  await openPart(page, 'Piston 1180');
  await page.goBack();
  await expect(part).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goBack();
  await expect(tiles(page)).toBeVisible();
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('a part has its own address, which opens it for others, or says that it does not exist', async ({
  page,
  context,
}) => {
  const start = page.url();
  const address = `${start}?parca=${FAR_PART.id}`;
  await follow(tiles(page), 'Farlar');
  await expectResults(page, 'Farlar', '1');
  await openPart(page, FAR_PART.name);
  await expect(page).toHaveURL(address);
  await page.reload();
  await expectDetail(page, FAR_PART.name);
  await expect(page).toHaveURL(address);
  await press(page, 'Geri Dön');
  await expectResults(page, 'Farlar', '1');

  const other = await context.newPage();
  await other.goto(address);
  await expectDetail(other, FAR_PART.name);
  await expect(other).toHaveURL(address);

  await other.goto('about:blank');
  await other.goto(`${start}?parca=99999`);
  const missing = { level: 1, name: 'Bu parça artık listemizde yok' };
  await expect(other.getByRole('heading', missing)).toBeFocused();
  await expect(other.getByRole('main').getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await press(other, 'Geri Dön');
  await expect(tiles(other)).toBeVisible();
});

test('Back and a shared link lead through the searches, whose address says how they are sorted', async ({
  page,
  context,
  backend,
}) => {
  await backend.sql(`insert into products (name, price, category, brand, description)
    values ('Piston Kolu', 5000, 'Motor', 'BOSCH', 'Test')`);
  const start = page.url();
  const box = searchBox(page);
  const search = async (text: string) => {
    await box.fill(text);
    await box.press('Enter');
  };
  await search('pistn');
  await expectResults(page, '“pistn” için sonuçlar', '1.201');
  await expect(page.getByRole('button', { name: 'Piston', exact: true })).toBeVisible();
  await search('test');
  await expectResults(page, '“test” için sonuçlar', '1.201');
  await page.getByLabel('Sırala').selectOption('Önce ucuz');
  await page.getByLabel('Yalnız stoktakiler').check();
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Piston 1');
  const brand = page.getByRole('button', { name: 'MAHLE (1.200)' });
  await brand.press('Enter');
  await expect(page.getByRole('button', { name: 'Filtreyi kaldır' })).toBeVisible();
  await expect(brand).toBeFocused();
  const address = `${start}?ara=test&marka=MAHLE&sirala=ucuz&stok=var`;
  await expect(page).toHaveURL(address);

  await page.goBack();
  await expect(page).toHaveURL(`${start}?ara=pistn`);
  await expect(box).toHaveValue('pistn');
  await page.goBack();
  await expect(tiles(page)).toBeVisible();
  await expect(page).toHaveURL(start);
  await expect(box).toHaveValue('');

  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('article').first()).toHaveAccessibleName('Piston 1');
  await expect(searchBox(other)).toHaveValue('test');
  await expect(other.getByRole('button', { name: 'MAHLE (1.200)', pressed: true })).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(address);
  await press(other, 'Geri Dön');
  await expect(other).toHaveURL(start);
});
