import { expect, test } from '../fixtures.ts';
import { expectStorefront } from '../helpers/detail.ts';
import { shiftsOf, watchShifts } from '../helpers/layoutShift.ts';
import { openLogin, press, settingsButton } from '../helpers/owner/owner.ts';

// Playwright hides scrollbars. Most visitors with a mouse have one, and it takes space.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('nothing moves when the scrollbar appears or disappears', async ({ page }) => {
  await watchShifts(page);
  await page.goto('./');
  const widthOf = async () => page.evaluate(() => document.documentElement.clientWidth);
  await expect(page.getByRole('article')).toHaveCount(4);
  const { x } = (await page.getByRole('article').first().boundingBox()) ?? {};
  expect(await widthOf()).toBeLessThan(1440);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await page.locator('article').first().boundingBox())?.x).toBe(x);
  expect(await shiftsOf(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.wheel(0, 10_000);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await shiftsOf(page)).toEqual([]);

  const placeOf = async () => (await settingsButton(page).boundingBox())?.x;
  const place = await placeOf();
  await openLogin(page);
  expect(await placeOf()).toBe(place);
  await press(page, 'İptal');
  await expectStorefront(page);
  expect(await placeOf()).toBe(place);
});
