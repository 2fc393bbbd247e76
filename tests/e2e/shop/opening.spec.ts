import { expect, test } from '../fixtures.ts';
import { openStorefront } from '../helpers/opening.ts';

test('opens with local data', async ({ page }) => {
  await openStorefront(page);
  await expect(page.getByRole('region', { name: 'ÖNE ÇIKAN YEDEK PARÇALAR' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
});
