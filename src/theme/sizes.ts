/** Smallest side of anything that can be pressed: the size of a thumb (WCAG 2.5.5). */
export const TOUCH_TARGET = '2.75rem';

/** Space between the window's edge and the page's text and pictures. */
export const PAGE_GUTTER = 'clamp(min(1rem, 5vw), 4.4vw, 2rem)';

/** High enough for bars that stay in place: not a phone with its keyboard open, nor one with large text. */
export const TALL_WINDOW = '@media (min-height: 30rem)';

/** A high contrast mode of the visitor's system: it draws in a few colours of its own and drops backgrounds and shadows. */
export const FORCED_COLORS = '@media (forced-colors: active)';

/** The picture of a part that is sold out: grey and pale. Put on what has the picture in it. */
export const SOLD_OUT_PICTURE = {
  '&[data-sold-out] img': { filter: 'grayscale(1)', opacity: 0.45 },
};

/** Cuts a text off after so many lines. */
export const clampLines = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

/** Narrow windows with room for a header that stays: not phones on their side, and not text of twice the size. */
export const COLLAPSING_HEADER =
  '@media (min-width: 20em) and (max-width: 56.245em) and (min-height: 30em)';

/** Phones on their side: wide enough for columns, and low. */
export const LOW_WINDOW = '@media (min-width: 35em) and (max-height: 29.99em)';

/** Text so large in a window so narrow that only one column of short words fits. */
export const LARGE_TEXT_ON_PHONE = '@media (max-width: 18.6em)';
