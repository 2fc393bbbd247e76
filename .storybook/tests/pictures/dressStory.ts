/**
 * Prepares the page for a picture: Storybook's padding, no blinking caret (forced colours show even a transparent one), no
 * transitions (even a short one keeps the old height for a frame or two). Returns a function that undoes it.
 */
export function dressStory(layout: unknown): () => void {
  const style = document.createElement('style');
  style.textContent = `
    body { min-height: 0 !important; padding: ${layout === 'fullscreen' ? '0' : '1rem'} !important; }
    * { caret-animation: manual !important; }
    *, ::before, ::after { transition: none !important; }`;
  document.head.append(style);
  return () => style.remove();
}
