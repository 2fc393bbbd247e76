import { expect, test } from '../fixtures.ts';
import { shiftsOf, watchShifts } from '../helpers/layoutShift.ts';

test('the header gives way, and comes back as one row', async ({ page }) => {
  await watchShifts(page);
  await page.goto('./');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const header = page.getByRole('banner');
  await page.mouse.wheel(0, 900);
  await expect(header).not.toBeInViewport();

  await page.mouse.wheel(0, -200);
  const search = header.getByRole('searchbox', { name: 'Ürün ara' });
  await expect(search).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).not.toBeInViewport();
  expect(await shiftsOf(page)).toEqual([]);
});
