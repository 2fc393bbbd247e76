/** The root while the window is high enough for bars that stay in place: not a phone with its keyboard open, nor one with large text. */
export const TALL_WINDOW = 'html:not([data-low])';

/** An element in such a window. */
export const IN_TALL_WINDOW = 'html:not([data-low]) &';

/** Room for the bars above the focused element. */
export const ROOM_ABOVE =
  'calc(var(--state-line-height, 2.75rem) + var(--tools-height, 0rem) + 0.75rem)';

/** The margin of what stands in such a bar, and needs no room above it: its focus must not scroll the page. */
export const NO_ROOM_ABOVE = `calc(-1 * ${ROOM_ABOVE})`;

/** A line of tools, which stays below the panel's state line. */
export const STAYING = {
  [IN_TALL_WINDOW]: {
    position: 'sticky',
    zIndex: 1,
    top: 'var(--state-line-height, 0px)',
    '& *': { scrollMarginTop: NO_ROOM_ABOVE },
  },
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
