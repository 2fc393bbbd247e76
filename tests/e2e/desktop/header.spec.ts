import { expect, test } from '../fixtures.ts';
import { openStorefront } from '../helpers/opening.ts';

test.beforeEach(async ({ page }) => openStorefront(page));

test('the header says who the shop is and how to reach it', async ({ page }) => {
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

test('the search box keeps what is typed and asks nobody', async ({ page }) => {
  const requests: string[] = [];
  const address = page.url();
  // Pictures come as the page is drawn, whatever is typed.
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
