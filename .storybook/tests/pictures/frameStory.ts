import { page } from 'vitest/browser';

import { viewports } from '../../../stories/fixtures/viewports';
import { standStill, tabsMeasured } from './standStill.ts';

/** A story whose height depends on the window's height settles within six tries. One that fills the window never does. */
const MOST_TRIES = 12;

/** Dialogs and fixed bars add no height to the page. */
function hasFixedElement(): boolean {
  return [...document.body.querySelectorAll('*')].some(
    (element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed',
  );
}

function heightOfStory(windowHeight: number): number {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  return height < windowHeight && hasFixedElement() ? windowHeight : Math.max(height, 1);
}

/** Makes the window as wide as the mode says and as high as the story, so that its picture shows all of the story. */
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
    // The same height twice in a row: an element may disappear just after the first measurement.
    if (height === measuredBefore) break;
    measuredBefore = height;
  }
  /* oxlint-enable eslint/no-await-in-loop */
  await tabsMeasured();
}
