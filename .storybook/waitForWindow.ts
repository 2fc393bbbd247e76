import type { StoryContext } from '@storybook/react-vite';

import { viewports } from '../stories/fixtures/viewports';

/** For a window that cannot have the size: a story then plays in the one that there is. */
const LIMIT_MS = 2000;

interface Size {
  width: number;
  height: number;
}

/** The size that the last story asked for. */
let last: Size | undefined;

/** The toolbar's own choices are names of viewports too; a size that was dragged or typed is not waited for. */
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
 * A loader. Storybook's manager changes the window while the story is already being drawn, and leaves the focus on the
 * sidebar. A play function needs the story's own window, and the focus in it.
 */
export async function waitForWindow({ globals, viewMode, playFunction }: StoryContext) {
  if (window.parent === window || viewMode === 'docs' || import.meta.env.MODE === 'test') return;
  const asked = askedFor(globals['viewport']);
  const before = last;
  last = asked;
  const isReady = () => (asked ? isSizeOf(asked) : before === undefined || !isSizeOf(before));
  const end = performance.now() + LIMIT_MS;
  // oxlint-disable-next-line eslint/no-await-in-loop -- nobody tells the story
  while (!isReady() && performance.now() < end) await nextTask();
  if (playFunction !== undefined) window.focus();
}
