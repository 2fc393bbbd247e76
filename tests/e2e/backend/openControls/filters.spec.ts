import { expect } from '../../fixtures.ts';
import { expectDetail, openPart } from '../../helpers/detail.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { expectResults, FAR_PART, fillShop, test } from './fixtures.ts';

test.beforeEach(async ({ backend, page }) => {
  await backend.sql(fillShop);
  await openStorefront(page);
});

test('tiles, menus and the button below the products filter', async ({ page }) => {
  await page
    .getByRole('list', { name: 'Kategoriler' })
    .getByRole('button', { name: 'Farlar' })
    .click();
  await expectResults(page, 'Farlar', '1');
  await page
    .getByRole('navigation', { name: 'Ana menü' })
    .getByRole('button', { name: 'Motor' })
    .click();
  await expectResults(page, 'Motor', '1.200');
  await page.getByRole('button', { name: 'Filtreyi kaldır' }).click();
  await expectResults(page, 'Tüm Ürünler', '1.201');
  await page.getByRole('button', { name: 'Geri Dön' }).click();
  await page
    .getByRole('region', { name: 'POPÜLER MARKALAR' })
    .getByRole('button', { name: 'HELLA' })
    .click();
  await expectResults(page, 'HELLA', '1');
  await page
    .getByRole('navigation', { name: 'Ana menü' })
    .getByRole('button', { name: 'Ana Sayfa' })
    .click();
  await page.getByRole('button', { name: 'Tüm Ürünleri Görüntüle' }).click();
  await expectResults(page, 'Tüm Ürünler', '1.201');
});

test('Back leads from a part to its place in the results, then to the storefront', async ({
  page,
}) => {
  await page
    .getByRole('list', { name: 'Kategoriler' })
    .getByRole('button', { name: 'Motor' })
    .click();
  await expectResults(page, 'Motor', '1.200');
  const part = page.getByRole('button', { name: 'Piston 1180', exact: true });
  await part.scrollIntoViewIfNeeded();
  // Waits until the button stays where it is: a card is drawn one frame after it has come into the window.
  await part.hover();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await openPart(page, 'Piston 1180');
  await page.goBack();
  await expect(part).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Kategoriler' })).toBeVisible();
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('a part has its own address, which opens it for others', async ({ page, context }) => {
  const start = page.url();
  await page
    .getByRole('list', { name: 'Kategoriler' })
    .getByRole('button', { name: 'Farlar' })
    .click();
  await expectResults(page, 'Farlar', '1');
  await openPart(page, FAR_PART.name);
  const address = `${start}#parca-${FAR_PART.id}`;
  await expect(page).toHaveURL(address);
  await page.reload();
  await expectDetail(page, FAR_PART.name);
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: 'Geri Dön' }).click();
  await expect(page).toHaveURL(start);

  const other = await context.newPage();
  await other.goto(address);
  await expectDetail(other, FAR_PART.name);
  await expect(other).toHaveURL(address);
});

test('an address of a part that does not exist says so, and the shop is there', async ({
  page,
}) => {
  const start = page.url();
  await page.goto('about:blank');
  await page.goto(`${start}#parca-99999`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Bu parça artık listemizde yok' }),
  ).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await page.getByRole('button', { name: 'Geri Dön' }).click();
  await expect(page.getByRole('list', { name: 'Kategoriler' })).toBeVisible();
});
