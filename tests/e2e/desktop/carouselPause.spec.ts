import { test } from '../fixtures.ts';
import { brandsOf, expectBrandsFrom, expectSlide, heroOf } from '../helpers/carousels.ts';
import { advance } from '../helpers/clock.ts';
import { openStorefrontAfterWelcome } from '../helpers/opening.ts';
import { putTabInBackground, clearPointerAndFocus } from '../helpers/tab.ts';

test.beforeEach(async ({ page }) => {
  await openStorefrontAfterWelcome(page);
  await clearPointerAndFocus(page);
});

test('a carousel pauses under the pointer, the other continues', async ({ page }) => {
  await heroOf(page).hover();
  await advance(page, 10_500);
  await expectSlide(page, 1);
  await expectBrandsFrom(page, 4);
  await brandsOf(page).hover();
  await advance(page, 5000);
  await expectSlide(page, 2);
  await expectBrandsFrom(page, 4);
});

test('a carousel pauses while it has focus, and starts a full interval afterwards', async ({
  page,
}) => {
  await heroOf(page).getByRole('button', { name: 'Sonraki slayt' }).focus();
  await page.keyboard.press('Tab');
  await advance(page, 20_000);
  await expectSlide(page, 1);
  await clearPointerAndFocus(page);
  await advance(page, 4999);
  await expectSlide(page, 1);
  await advance(page, 1);
  await expectSlide(page, 2);
});

test('both pause in a hidden tab', async ({ page }) => {
  await putTabInBackground(page, true);
  await advance(page, 30_000);
  await expectSlide(page, 1);
  await expectBrandsFrom(page, 0);
  await putTabInBackground(page, false);
  await advance(page, 5000);
  await expectSlide(page, 2);
  await expectBrandsFrom(page, 1);
});
