import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import {
  expectDetail,
  expectStorefront,
  FIRST_PART,
  LAST_PART,
  nameButton,
  openPart,
  pictureButton,
} from '../helpers/detail.ts';
import { openStorefront } from '../helpers/opening.ts';
import { press } from '../helpers/owner/owner.ts';

declare global {
  interface Window {
    /** What each view transition has moved. */
    moved?: string[][];
  }
}

async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const moved: string[][] = [];
    window.moved = moved;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const note = async () => {
        await transition.ready;
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
          .flatMap((name) => /group\((.*-\d+)\)/.exec(name ?? '')?.[1] ?? []);
        moved.push(names.toSorted());
      };
      void note();
      return transition;
    };
  });
}

const movedOf = async (page: Page) => page.evaluate(() => window.moved);

/** The last sample product has the number 1. */
const OPENED = ['picture-1'];

test('a picture with its badge moves to the detail and back, which returns to the same place; with reduced motion nothing moves', async ({
  page,
}) => {
  await watchTransitions(page);
  await openStorefront(page);
  const ways = [
    { opener: pictureButton, close: async () => press(page, 'Geri Dön') },
    { opener: nameButton, close: async () => page.goBack() },
  ];
  let moves = 0;
  for (const { opener, close } of ways) {
    const button = opener(page, LAST_PART);
    await button.scrollIntoViewIfNeeded();
    // Waits until the button stays where it is.
    await button.hover();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(300);

    await button.click();
    await expectDetail(page, LAST_PART);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(async () => movedOf(page)).toHaveLength(moves + 1);
    // It can be pressed while the picture moves.
    await close();
    await expectStorefront(page);
    moves += 2;
    await expect
      .poll(async () => movedOf(page))
      .toEqual(Array.from({ length: moves }, () => OPENED));
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPart(page, LAST_PART);
  await press(page, 'Geri Dön');
  await expectStorefront(page);
  expect(await movedOf(page)).toHaveLength(moves);
});

test('a part opens before its picture has arrived', async ({ page }) => {
  await openStorefront(page);
  await page.route(/\/images\//, () => undefined);
  await pictureButton(page, FIRST_PART).click();
  await expectDetail(page, FIRST_PART);
});
