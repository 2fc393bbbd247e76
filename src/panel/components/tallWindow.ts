/** The root while the window is high enough for bars that stay in place: not a phone with its keyboard open, nor one with large text. */
export const TALL_WINDOW = 'html:not([data-low])';

/** An element in such a window. */
export const IN_TALL_WINDOW = 'html:not([data-low]) &';

/** A line of tools, which stays below the panel's state line. */
export const STAYING = {
  [IN_TALL_WINDOW]: { position: 'sticky', zIndex: 1, top: 'var(--state-line-height, 0px)' },
} as const;

/** The style of the element that `noteLowWindow` watches. A media query does not know the text size of every browser. */
export const lowWindowProbe = {
  position: 'absolute',
  visibility: 'hidden',
  height: 'calc(100vh - 30rem)',
} as const;

/** A `ref` that tells the root whether the window is low. */
export function noteLowWindow(probe: HTMLElement | null) {
  if (probe === null) return undefined;
  const { documentElement: root } = document;
  const observer = new ResizeObserver(() =>
    root.toggleAttribute('data-low', probe.offsetHeight === 0),
  );
  observer.observe(probe);
  return () => {
    observer.disconnect();
    root.removeAttribute('data-low');
  };
}
