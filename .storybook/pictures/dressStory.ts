/**
 * Leaves the room around a story that Storybook leaves, draws all of a long page, and lets no caret blink: forced
 * colours show it whatever its colour. Gives back what undoes it.
 */
export function dressStory(layout: unknown): () => void {
  const style = document.createElement('style');
  style.textContent = `
    body { min-height: 0 !important; padding: ${layout === 'fullscreen' ? '0' : '1rem'} !important; }
    * { content-visibility: visible !important; caret-animation: manual !important; }`;
  document.head.append(style);
  return () => style.remove();
}
