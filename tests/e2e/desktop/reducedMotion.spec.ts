import { expect, test } from '../fixtures.ts';
import {
  clearPointerAndFocus,
  expectBrandsFrom,
  expectSlide,
  heroOf,
} from '../helpers/carousels.ts';
import { advance, stopClock } from '../helpers/clock.ts';
import { holdFiles } from '../helpers/holdFiles.ts';
import { press } from '../helpers/owner/owner.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with reduced motion nothing moves until the visitor starts it', async ({ page }) => {
  await stopClock(page);
  const letScriptsGo = await holdFiles(page, '**/*.js');
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  letScriptsGo();
  await expect(page.getByRole('contentinfo')).toBeAttached();
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

  await press(heroOf(page), 'Otomatik geçişi başlat');
  await clearPointerAndFocus(page);
  await advance(page, 5000);
  await expectSlide(page, 2);
  await expectBrandsFrom(page, 0);
  await expect.poll(async () => page.evaluate(() => document.getAnimations().length)).toBe(0);
});
