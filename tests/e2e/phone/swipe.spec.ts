import type { Locator } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { brandsOf, expectBrandsFrom, expectSlide, heroOf } from '../helpers/carousels.ts';
import { FIRST_PART, expectDetail, openPart } from '../helpers/detail.ts';
import { openStorefront, openStorefrontAfterWelcome } from '../helpers/opening.ts';

interface Distance {
  /** CSS pixels to the right; negative to the left. */
  right?: number;
  down?: number;
}

/** Swipes from the middle of an element with real touch events, which the browser may also use for scrolling. */
async function swipe(target: Locator, { right = 0, down = 0 }: Distance): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('Nothing to swipe over');
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: start.x + right * part, y: start.y + down * part }],
    });

  await touch('touchStart', 0);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
  await session.detach();
}

test('a swipe turns the hero and the brands, a very short one nothing, and a vertical one scrolls', async ({
  page,
}) => {
  await openStorefront(page);
  const hero = heroOf(page);
  await swipe(hero, { right: -150 });
  await expectSlide(page, 2);
  await swipe(hero, { right: 150 });
  await expectSlide(page, 1);
  const logos = brandsOf(page).getByRole('list');
  await logos.scrollIntoViewIfNeeded();
  await swipe(logos, { right: -120 });
  await expectBrandsFrom(page, 1);

  // Last, because the page goes on scrolling for a moment.
  await hero.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await swipe(hero, { right: 30 });
  await swipe(hero, { down: -200 });
  await expect.poll(async () => page.evaluate(() => window.scrollY)).toBeGreaterThan(top + 100);
  await expectSlide(page, 1);
});

test('an enlarged photograph is closed by Back and by a swipe down, and its large copy is fetched then only', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openStorefrontAfterWelcome(page);
  await openPart(page, FIRST_PART);
  await page.waitForLoadState('networkidle');
  const large = () => fetched.filter((url) => url.includes('debriyaj-seti-1200'));
  expect(large()).toEqual([]);
  const button = page.getByRole('button', { name: 'Fotoğrafı büyüt' });
  const dialog = page.getByRole('dialog', { name: 'Fotoğraf' });
  await button.tap();
  await expect(dialog).toBeVisible();
  await expect.poll(large).toHaveLength(1);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expectDetail(page, FIRST_PART);
  await expect(button).toBeFocused();
  await button.tap();
  await expect(dialog).toBeVisible();
  await swipe(dialog, { down: 200 });
  await expect(dialog).toHaveCount(0);
  await expectDetail(page, FIRST_PART);
});
