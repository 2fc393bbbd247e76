/**
 * Leaves the room around a story that Storybook leaves, draws all of a long page, and lets no caret blink: forced
 * colours show it whatever its colour. What changes is changed at once: reduced motion makes transitions short, and the
 * shortest still takes a frame or two in which the page has its old height. Gives back what undoes it.
 */
export function dressStory(layout: unknown): () => void {
  const style = document.createElement('style');
  style.textContent = `
    body { min-height: 0 !important; padding: ${layout === 'fullscreen' ? '0' : '1rem'} !important; }
    * { content-visibility: visible !important; caret-animation: manual !important; }
    *, ::before, ::after { transition: none !important; }`;
  document.head.append(style);
  return () => style.remove();
}
