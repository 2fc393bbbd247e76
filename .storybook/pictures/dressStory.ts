/** Leaves the room around a story that Storybook leaves, and draws all of a long page. Gives back what undoes it. */
export function dressStory(layout: unknown): () => void {
  const style = document.createElement('style');
  style.textContent = `
    body { min-height: 0 !important; padding: ${layout === 'fullscreen' ? '0' : '1rem'} !important; }
    * { content-visibility: visible !important; }`;
  document.head.append(style);
  return () => style.remove();
}
