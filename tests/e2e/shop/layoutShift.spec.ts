import { expect, test } from '../fixtures.ts';
import { heroOf } from '../helpers/carousels.ts';
import { shiftsOf, watchShifts } from '../helpers/layoutShift.ts';

test('nothing shifts from the loading screen to the footer', async ({ page }) => {
  const { promise: gate, resolve: letPicturesCome } = Promise.withResolvers<void>();
  await page.route(/\/images\/|\.woff2$/, async (route) => {
    await gate;
    await route.continue();
  });

  await watchShifts(page);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('article')).toHaveCount(4);
  expect(await shiftsOf(page)).toEqual([]);
  letPicturesCome();
  await expect(heroOf(page).locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
  expect(await shiftsOf(page)).toEqual([]);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Kapat' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const place of await page.locator('section, article, footer').all()) {
    await place.scrollIntoViewIfNeeded();
    expect(await shiftsOf(page)).toEqual([]);
  }
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});
