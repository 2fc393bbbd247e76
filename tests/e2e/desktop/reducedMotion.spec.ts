import { expect, test } from '../fixtures.ts';
import { brandsOf, expectBrandsFrom, expectSlide, heroOf } from '../helpers/carousels.ts';
import { advance } from '../helpers/clock.ts';
import { openStorefrontAfterWelcome } from '../helpers/opening.ts';
import { clearPointerAndFocus } from '../helpers/tab.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with reduced motion nothing moves until the visitor starts it, and styles change without a frame', async ({
  page,
}) => {
  await openStorefrontAfterWelcome(page);
  const opacity = await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.cssText = 'opacity: 0; transition: opacity 200ms';
    document.body.append(box);
    // Reading the style makes the next change a transition.
    void getComputedStyle(box).opacity;
    box.style.opacity = '1';
    return getComputedStyle(box).opacity;
  });
  expect(opacity).toBe('1');

  await advance(page, 12_000);
  await expectSlide(page, 1);
  await expectBrandsFrom(page, 0);
  await expect.poll(async () => page.evaluate(() => document.getAnimations().length)).toBe(0);

  await brandsOf(page).getByRole('button', { name: 'Sonraki markalar' }).click();
  await expectBrandsFrom(page, 1);
  await heroOf(page).getByRole('button', { name: 'Otomatik geçişi başlat' }).click();
  await clearPointerAndFocus(page);
  await advance(page, 5000);
  await expectSlide(page, 2);
  await expectBrandsFrom(page, 1);
});

test('the loading spinner does not turn', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
