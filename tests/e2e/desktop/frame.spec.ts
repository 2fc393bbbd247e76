import { expect, test } from '../fixtures.ts';

test('the panel does not open in a frame of another site', async ({ page, baseURL }) => {
  await page.setContent(`<iframe src="${baseURL}" width="1200" height="600"></iframe>`);
  const shop = page.frameLocator('iframe');
  await shop.getByRole('button', { name: 'Kapat' }).click();
  await shop.getByRole('button', { name: 'Site Yönetimi' }).click();
  const link = shop.getByRole('link', { name: 'Mağazanın sayfasını aç' });
  await expect(link).toHaveAttribute('href', baseURL ?? '');
  await expect(shop.getByLabel('Şifre')).toHaveCount(0);
});
