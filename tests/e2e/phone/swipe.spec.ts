import { expect, test } from '../fixtures.ts';
import { brandsOf, expectBrandsFrom, expectSlide, heroOf } from '../helpers/carousels.ts';
import { openStorefront } from '../helpers/opening.ts';
import { swipe } from '../helpers/touch.ts';

test('a swipe moves hero and brands, a short one does not, and a vertical one scrolls', async ({
  page,
}) => {
  await openStorefront(page);
  const hero = heroOf(page);
  for (const [right, slide] of [
    [-150, 2],
    [150, 1],
    [150, 3],
    [-150, 1],
    [30, 1],
  ] as const) {
    await swipe(hero, { right });
    await expectSlide(page, slide);
  }

  await test.step('hidden slides cannot be focused', async () => {
    const buttons = hero.locator('[aria-roledescription="slayt"] button');
    const reachable = async () =>
      buttons.evaluateAll((slides) =>
        slides.map((slide) => {
          if (slide instanceof HTMLElement) slide.focus({ preventScroll: true });
          return document.activeElement === slide;
        }),
      );
    expect(await reachable()).toEqual([true, false, false]);
    await hero.getByRole('button', { name: '2. slayt' }).tap();
    await expect(buttons.nth(1)).toBeInViewport();
    await expect(buttons.nth(0)).not.toBeInViewport();
    expect(await reachable()).toEqual([false, true, false]);
  });

  await swipe(hero, { down: -200 });
  await expect.poll(async () => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expectSlide(page, 2);

  const logos = brandsOf(page).getByRole('list');
  await logos.scrollIntoViewIfNeeded();
  await swipe(logos, { right: -120 });
  await expectBrandsFrom(page, 1);
  await swipe(logos, { right: 120 });
  await swipe(logos, { right: 120 });
  await expectBrandsFrom(page, 4);
});
