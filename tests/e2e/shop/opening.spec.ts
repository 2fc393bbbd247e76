import { expect, test } from '../fixtures.ts';

test('opens on local data', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('region', { name: 'ÖNE ÇIKAN YEDEK PARÇALAR' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
});
