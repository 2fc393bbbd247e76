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

/** Makes a `ref` that gives each height of the element in px to `note`, and calls `forget` when the element is removed. */
export function watchHeight(note: (height: number) => void, forget: () => void) {
  return (element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => note(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      forget();
    };
  };
}

/** A `ref` that tells the root whether the window is low. */
export const noteLowWindow = watchHeight(
  (height) => document.documentElement.toggleAttribute('data-low', height === 0),
  () => document.documentElement.removeAttribute('data-low'),
);
