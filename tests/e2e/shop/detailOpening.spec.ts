import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import {
  expectDetail,
  expectStorefront,
  FIRST_PART,
  LAST_PART,
  pictureButton,
} from '../helpers/detail.ts';
import { openStorefront } from '../helpers/opening.ts';

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
const OPENED = ['indirim-1', 'parca-1'];

test('picture and badge move from the card to the detail and back', async ({ page }) => {
  await watchTransitions(page);
  await openStorefront(page);
  const card = pictureButton(page, LAST_PART);
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  const place = await page.evaluate(() => window.scrollY);
  expect(await movedOf(page)).toEqual([]);

  await card.click();
  await expectDetail(page, LAST_PART);
  await expect.poll(async () => movedOf(page)).toEqual([OPENED]);
  // It can be pressed while the picture moves.
  await page.getByRole('button', { name: 'Geri Dön' }).click();
  await expectStorefront(page);
  await expect.poll(async () => movedOf(page)).toEqual([OPENED, OPENED]);
  await expect(card).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('a part opens before its picture has arrived', async ({ page }) => {
  await openStorefront(page);
  await page.route(/\/images\//, () => undefined);
  await pictureButton(page, FIRST_PART).click();
  await expectDetail(page, FIRST_PART);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a part opens without a transition', async ({ page }) => {
    await watchTransitions(page);
    await openStorefront(page);
    await pictureButton(page, LAST_PART).click();
    await expectDetail(page, LAST_PART);
    await page.getByRole('button', { name: 'Geri Dön' }).click();
    await expectStorefront(page);
    expect(await movedOf(page)).toEqual([]);
  });
});
