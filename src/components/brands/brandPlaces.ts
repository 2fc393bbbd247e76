import type { Theme } from '@mui/material/styles';

import { BRAND_TRANSITION_MS, VISIBLE_BRANDS } from '@/domain/limits';

const PHONE_COLUMNS = 3;

// 0 to 5 are in the window. All tiles further away share the last places, so that a turn changes few tiles.
const FIRST = -VISIBLE_BRANDS;
const LAST = 2 * VISIBLE_BRANDS - 1;

export function placeOf(index: number, offset: number): number {
  return Math.min(Math.max(index - offset, FIRST), LAST);
}

export function isInWindow(place: number): boolean {
  return place >= 0 && place < VISIBLE_BRANDS;
}

// CSS rules, because Chrome treats a changed inline style as an animation until its next frame.
const places = Object.fromEntries(
  Array.from({ length: LAST - FIRST + 1 }, (_, step) => {
    const place = FIRST + step;
    return [
      `& > [data-place="${place}"]`,
      { '--place': place, '--phone-row': Math.floor(place / PHONE_COLUMNS) },
    ];
  }),
);

/** Of as many columns as there are brands: the window is not wider than its tiles. */
export function brandColumns(count: number) {
  const wide = Math.min(count, VISIBLE_BRANDS);
  const phone = Math.min(count, PHONE_COLUMNS);
  const rows = Math.min(Math.ceil(count / PHONE_COLUMNS), VISIBLE_BRANDS / PHONE_COLUMNS);
  return { '--columns': wide, '--phone-columns': phone, '--phone-rows': rows };
}

/** One row of six in wide windows, two of three on phones (specification 2, "Popular brands carousel"). */
export const brandPlaces = (theme: Theme) => ({
  overflow: 'hidden',
  width: {
    xs: `calc(100% / ${PHONE_COLUMNS} * var(--phone-columns))`,
    md: `calc(100% / ${VISIBLE_BRANDS} * var(--columns))`,
  },
  height: { xs: 'calc(5.25rem * var(--phone-rows))', md: '7rem' },
  '& > li': {
    position: 'absolute',
    top: 0,
    left: 0,
    width: 'calc(100% / var(--phone-columns))',
    height: 'calc(100% / var(--phone-rows))',
    transform: `translate(calc((var(--place) - var(--phone-row) * ${PHONE_COLUMNS}) * 100%), calc(var(--phone-row) * 100%))`,
    transition: `transform ${BRAND_TRANSITION_MS}ms ease-in-out`,
    [theme.breakpoints.up('md')]: {
      width: 'calc(100% / var(--columns))',
      height: '100%',
      transform: 'translateX(calc(var(--place) * 100%))',
    },
  },
  ...places,
  // At the end of a round tiles change sides, and must not cross the window.
  [`& > [data-place="${FIRST}"], & > [data-place="${LAST}"]`]: { transition: 'none' },
});
