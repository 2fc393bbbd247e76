import { expect, test } from '../fixtures.ts';
import { shiftsOf, watchShifts } from '../helpers/layoutShift.ts';

test('nothing moves under the reader, from the loading screen to the footer', async ({ page }) => {
  await watchShifts(page);
  await page.goto('./');
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Kapat' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const places = page.locator('section, article, footer');
  for (const place of await places.all()) {
    await place.scrollIntoViewIfNeeded();
    expect(await shiftsOf(page)).toEqual([]);
  }
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});
