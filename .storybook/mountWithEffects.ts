import type { ReactRenderer } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { BaseAnnotations } from 'storybook/internal/types';

type Mount = NonNullable<BaseAnnotations<ReactRenderer>['mount']>;

/** Runs all effects that wait, also those of other roots: React does so before `flushSync` draws a root. */
function runEffects(): void {
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(null));
  root.unmount();
}

/**
 * Vitest mounts stories inside React's `act`, which runs their effects. A production build of React has no `act`: without
 * this, a play function would begin before the effects have set the focus.
 */
export const mountWithEffects: Mount = (context) => async (ui) => {
  if (ui) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  runEffects();
  return context.canvas;
};
