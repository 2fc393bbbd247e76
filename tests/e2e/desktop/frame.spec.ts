import { expect, test } from '../fixtures.ts';

test('the panel does not open in a frame of another site', async ({ page, baseURL }) => {
  // A host such as GitHub Pages does not send the header that forbids frames.
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'Content-Type': 'text/html' } });
  });
  await page.setContent(`<iframe src="${baseURL}" width="1200" height="600"></iframe>`);
  const shop = page.frameLocator('iframe');
  await shop.getByRole('button', { name: 'Kapat' }).click();
  await shop.getByRole('button', { name: 'Site Yönetimi' }).click();
  const link = shop.getByRole('link', { name: 'Mağazanın sayfasını aç' });
  await expect(link).toHaveAttribute('href', baseURL ?? '');
  await expect(shop.getByLabel('Şifre')).toHaveCount(0);
});
