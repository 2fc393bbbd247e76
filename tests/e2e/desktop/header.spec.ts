import { expect, test } from '../fixtures.ts';
import { openStorefront } from '../helpers/opening.ts';

test.beforeEach(async ({ page }) => openStorefront(page));

test('the header shows the shop and its contact links', async ({ page }) => {
  const header = page.getByRole('banner');
  await expect(header).toContainText('Örnek Oto');
  await expect(header).toContainText('TİCARET');
  await expect(header).toContainText('100 TL üzeri siparişlerde kargo ücretsiz');
  await expect(header.getByRole('link', { name: 'Ara: +90 532 000 00 00' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'WhatsApp destek' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Sepet', exact: true })).toHaveText('0');
  await expect(header.getByRole('button', { name: 'Site Yönetimi' })).toBeVisible();
  await expect(header.getByRole('button', { name: /Menüyü/ })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link')).toHaveText([
    'Ana Sayfa',
    'Motor',
    'Şanzıman',
    'Diferansiyel',
    'Farlar',
    'Fren Sistemi',
    'Elektrik',
    'Kampanyalar',
  ]);
});

test('the search box keeps its text and sends no requests', async ({ page }) => {
  const requests: string[] = [];
  const address = page.url();
  // Pictures load while the page is rendered, independent of the search box.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  const search = page.getByRole('searchbox', { name: 'Ürün ara' });
  await search.pressSequentially('fren balatası');
  await search.press('Enter');
  await expect(search).toHaveValue('fren balatası');
  await expect(search).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(4);
  expect(page.url()).toBe(address);
  expect(requests).toEqual([]);
});
