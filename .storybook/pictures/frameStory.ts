import { page } from 'vitest/browser';

import { viewports } from '../viewports.ts';
import { standStill } from './standStill.ts';

/** A story whose height depends a little on its window's comes to rest within six; one that fills it never would. */
const MOST_TRIES = 12;

/** Dialogs and bars that hang at the window's edge have no height of their own in the page. */
function hangsInWindow(): boolean {
  return [...document.body.querySelectorAll('*')].some(
    (element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed',
  );
}

function heightOfStory(windowHeight: number): number {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  return height < windowHeight && hangsInWindow() ? windowHeight : Math.max(height, 1);
}

/**
 * Makes the window as wide as the mode says and as high as the story is, so that a picture shows all of it and no more.
 * A page cut short would scroll, and a bar that hangs over a page that scrolls is not in every picture of it.
 */
export async function frameStory(mode: keyof typeof viewports): Promise<void> {
  const { styles } = viewports[mode];
  const width = Number.parseInt(styles.width, 10);
  const windowHeight = Number.parseInt(styles.height, 10);
  let height = windowHeight;
  let measuredBefore: number | undefined;
  /* oxlint-disable eslint/no-await-in-loop -- what is measured depends on the size before */
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await page.viewport(width, height);
    await standStill();
    height = heightOfStory(windowHeight);
    // Once is not enough, also where the first size is right: something may just have been on its way out.
    if (height === measuredBefore) return;
    measuredBefore = height;
  }
  /* oxlint-enable eslint/no-await-in-loop */
}
