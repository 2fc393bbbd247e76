import { expect, test } from '../fixtures.ts';
import { brandsOf, expectBrandsFrom, expectSlide, heroOf } from '../helpers/carousels.ts';
import { advance } from '../helpers/clock.ts';
import { openStorefront, openStorefrontAfterWelcome } from '../helpers/opening.ts';
import { swipe } from '../helpers/touch.ts';

test('a swipe moves the hero in both directions and wraps at both ends', async ({ page }) => {
  await openStorefront(page);
  const hero = heroOf(page);
  await swipe(hero, { right: -150 });
  await expectSlide(page, 2);
  await swipe(hero, { right: 150 });
  await expectSlide(page, 1);
  await swipe(hero, { right: 150 });
  await expectSlide(page, 3);
  await swipe(hero, { right: -150 });
  await expectSlide(page, 1);
});

test('a very short swipe moves nothing, and a vertical swipe scrolls', async ({ page }) => {
  await openStorefront(page);
  await swipe(heroOf(page), { right: 30 });
  await swipe(heroOf(page), { down: -200 });
  await expect.poll(async () => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expectSlide(page, 1);
});

test('a swipe moves the brands', async ({ page }) => {
  await openStorefront(page);
  const logos = brandsOf(page).getByRole('list');
  await logos.scrollIntoViewIfNeeded();
  await swipe(logos, { right: -120 });
  await expectBrandsFrom(page, 1);
  await swipe(logos, { right: 120 });
  await swipe(logos, { right: 120 });
  await expectBrandsFrom(page, 4);
});

test('a full interval follows a swipe', async ({ page }) => {
  await openStorefrontAfterWelcome(page);
  await advance(page, 1500);
  await swipe(heroOf(page), { right: -150 });
  await expectSlide(page, 2);
  await advance(page, 4999);
  await expectSlide(page, 2);
  await advance(page, 1);
  await expectSlide(page, 3);
});

test('hidden slides cannot be focused', async ({ page }) => {
  await openStorefront(page);
  const buttons = heroOf(page).locator('[aria-roledescription="slayt"] button');
  const reachable = async () =>
    buttons.evaluateAll((slides) =>
      slides.map((slide) => {
        if (slide instanceof HTMLElement) slide.focus({ preventScroll: true });
        return document.activeElement === slide;
      }),
    );
  expect(await reachable()).toEqual([true, false, false]);
  await heroOf(page).getByRole('button', { name: '2. slayt' }).tap();
  await expect(buttons.nth(1)).toBeInViewport();
  await expect(buttons.nth(0)).not.toBeInViewport();
  expect(await reachable()).toEqual([false, true, false]);
});
