/** Smallest side of anything that can be pressed: the size of a thumb (WCAG 2.5.5). */
export const TOUCH_TARGET = '2.75rem';

/** Space between the window's edge and the page's text and pictures. */
export const PAGE_GUTTER = 'clamp(1rem, 4.4vw, 2rem)';

/** High enough for bars that stay in place: not a phone with its keyboard open, nor one with large text. */
export const TALL_WINDOW = '@media (min-height: 30rem)';

/** A high contrast mode of the visitor's system: it draws in a few colours of its own and drops backgrounds and shadows. */
export const FORCED_COLORS = '@media (forced-colors: active)';

/** Cuts a text off after so many lines. */
export const clampLines = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
});
