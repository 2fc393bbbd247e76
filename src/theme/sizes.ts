/** The smallest side of anything that can be pressed (WCAG 2.5.5). */
export const TOUCH_TARGET = '2.75rem';

/** The room beside the page's column; in wide windows room for the floating buttons, not an edge (globalStyles). */
export const PAGE_GUTTER =
  'calc(clamp(min(1rem, 5vw), 4.4vw, 2rem) + var(--room-for-floating, 0px))';

export const MAY_MOVE = '@media (prefers-reduced-motion: no-preference)';

export const FORCED_COLORS = '@media (forced-colors: active)';

// Drawings and our own pictures keep the ground that they share with their frame.
export const SOLD_OUT_PICTURE = {
  '&[data-sold-out] > span:has([data-fit])': { backgroundColor: 'white' },
  '&[data-sold-out] img': { filter: 'grayscale(1)', opacity: 0.45 },
};

export const clampLines = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

/** A sign over a photograph: dark and round, so that it can be seen on each, and no corner of the photograph seems to be missing. */
export const ROUND_PLATE = {
  p: '0.5rem',
  fontSize: '2.25rem',
  borderRadius: '50%',
  bgcolor: 'rgb(21 24 27 / 0.72)',
  color: 'common.white',
  [FORCED_COLORS]: { border: '1px solid', bgcolor: 'ButtonFace', color: 'ButtonText' },
} as const;

/** Narrow, with room for a header that stays: not phones on their side, nor text of twice the size. */
export const COLLAPSING_HEADER =
  '@media (min-width: 20em) and (max-width: 56.245em) and (min-height: 30em)';

/** Wide, and high enough for a header that comes back. */
export const WIDE_HEADER = '(min-width: 56.25em) and (min-height: 30em)';

/** Phones on their side: wide enough for columns, but low. */
export const LOW_WINDOW = '@media (min-width: 35em) and (max-height: 29.99em)';

/** Lines of one pixel around the cells of a grid. Each lies on its neighbour's, also where edges fall between pixels. */
export const CELLS = {
  padding: '0 1px 1px 0',
  '& > *': { margin: '0 -1px -1px 0', border: 1, borderColor: 'divider' },
} as const;
