import type { ReactRenderer } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { BaseAnnotations } from 'storybook/internal/types';

type Mount = NonNullable<BaseAnnotations<ReactRenderer>['mount']>;

/** React runs the effects of all roots before it draws one synchronously. */
function runEffects(): void {
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(null));
  root.unmount();
}

/**
 * Story tests mount inside React's `act`, which a built React lacks: a play function would begin before the story's effects
 * have run, and find the focus elsewhere.
 */
export const mountWithEffects: Mount = (context) => async (ui) => {
  if (ui) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  runEffects();
  return context.canvas;
};
