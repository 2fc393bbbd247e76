import type { StoryContext } from '@storybook/react-vite';

import { viewports } from '../stories/fixtures/viewports';

/**
 * Some windows cannot get the wanted size. After so many tasks, which are two seconds of a page that does nothing else, the
 * story is played in the size that there is. A slow machine needs as many tasks, and more time.
 */
const MOST_TASKS = 500;

interface Size {
  width: number;
  height: number;
}

/** The size that the last story asked for. */
let last: Size | undefined;

/** The size of the chosen viewport. Undefined for a size that somebody has dragged or typed in the toolbar. */
function askedFor(global: unknown): Size | undefined {
  const { value, isRotated = false } = (global ?? {}) as { value?: string; isRotated?: boolean };
  const styles = viewports[value as keyof typeof viewports]?.styles;
  if (styles === undefined) return undefined;
  const sides = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
  const [width = 0, height = 0] = isRotated ? sides.toReversed() : sides;
  return { width, height };
}

function isSizeOf(size: Size): boolean {
  return window.innerWidth === size.width && window.innerHeight === size.height;
}

async function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/**
 * Loader for all stories. Storybook changes the size of the preview while the story is already being drawn, and the focus
 * stays on the sidebar. A play function needs the final size, and the focus in the preview.
 */
export async function waitForWindow({ globals, viewMode, playFunction }: StoryContext) {
  if (window.parent === window || viewMode === 'docs' || import.meta.env.MODE === 'test') return;
  const asked = askedFor(globals['viewport']);
  const before = last;
  last = asked;
  const isReady = () => (asked ? isSizeOf(asked) : before === undefined || !isSizeOf(before));
  for (let tasks = 0; tasks < MOST_TASKS && !isReady(); tasks += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- no event says that the size is reached
    await nextTask();
  }
  if (playFunction !== undefined) window.focus();
}
