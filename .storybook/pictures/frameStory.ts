import { page } from 'vitest/browser';

import { viewports } from '../viewports.ts';
import { standStill } from './standStill.ts';

/** In pixels: room for what stands out of its place, such as the skip link. */
const SHORTEST = 96;
/** In pixels: a list as long as you please is cut here. */
const TALLEST = 8000;

/** Dialogs and bars that hang at the window's edge have no height of their own in the page. */
function hangsInWindow(height: number): boolean {
  return height === 0 || document.querySelector('[role=dialog], dialog[open]') !== null;
}

async function resizeWindow(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await standStill();
}

/** Makes the window as wide as the mode says and as high as the story is, so that a picture shows all of it and no more. */
export async function frameStory(mode: keyof typeof viewports): Promise<void> {
  const { styles } = viewports[mode];
  const width = Number.parseInt(styles.width, 10);
  const windowHeight = Number.parseInt(styles.height, 10);
  await resizeWindow(width, windowHeight);
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  const whole = Math.max(height, hangsInWindow(height) ? windowHeight : SHORTEST);
  await resizeWindow(width, Math.min(whole, TALLEST));
}
