import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

import { clampLines, MAY_MOVE, TOUCH_TARGET } from '@/theme/sizes';

// Many rows are drawn while a long list is scrolled. So a row is one styled element, whose styles `memoTheme` writes once, and its
// inner elements have class names (docs/performance.md, "The remedies that carry them").

/** A phone with text of twice the size. */
const LARGE_TEXT = '@media (max-width: 19.99em)';

/** The width of the picture and of the gap beside it, on a phone. */
const PICTURE = 'min(4rem, 20%)';
const GAP = '0.625rem';
export const BESIDE_PICTURE = `calc(${PICTURE} + ${GAP})`;

/** The width of a button beside the row. With text of twice the size, three of them still fit into a phone's window. */
const SIDE = 'min(4.5rem, 30vw)';

const iconAlone = {
  '& > svg': { margin: 0 },
  '& > span': { display: 'none' },
};

// On a phone the row scrolls sideways, by a swipe or by its button, to what stands beside it.
export const Row = styled('div')(
  memoTheme(({ theme: { breakpoints, palette, shape, typography } }) => ({
    position: 'relative',
    zIndex: 0,
    display: 'grid',
    gridTemplateColumns: `${PICTURE} minmax(0, 1fr) ${TOUCH_TARGET}`,
    gridTemplateAreas: '"picture name more" "picture facts more"',
    alignItems: 'center',
    columnGap: GAP,
    padding: '0.375rem 0',
    borderBottom: `1px solid ${palette.divider}`,
    '& > .picture': { gridArea: 'picture', scrollSnapAlign: 'start' },
    '& > h2': {
      ...typography.h4,
      ...clampLines(2),
      gridArea: 'name',
      alignSelf: 'end',
      margin: 0,
    },
    '& > .facts': {
      ...typography.body2,
      ...clampLines(1),
      gridArea: 'facts',
      alignSelf: 'start',
      margin: 0,
      fontSize: '0.8125rem',
      lineHeight: 1.3,
      color: palette.text.secondary,
    },
    '& > .across': { gridColumn: '1 / -1' },
    '& .actions': { display: 'contents' },
    '& .actions > button': {
      ...typography.button,
      color: palette.text.primary,
      '& > svg': { fontSize: '1.25rem' },
      '&:focus-visible': { boxShadow: 'none' },
    },
    '& .actions > .delete': { color: palette.primary.main },
    [breakpoints.down('sm')]: {
      overflowX: 'auto',
      overflowY: 'hidden',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      '&::-webkit-scrollbar': { display: 'none' },
      '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
      '& > h2': { fontSize: '0.9375rem', lineHeight: 1.2 },
      // Beside the row, outside the window.
      '& .actions > button': {
        position: 'absolute',
        top: 0,
        bottom: 0,
        left: '100%',
        flexDirection: 'column',
        gap: '0.25rem',
        width: SIDE,
        fontSize: '0.8125rem',
        backgroundColor: palette.surface.paperDeep,
        // Inside, because the row cuts off what is outside.
        '&:focus-visible': { outlineOffset: -3 },
      },
      '& .actions > .more': {
        position: 'static',
        gridArea: 'more',
        zIndex: 1,
        width: TOUCH_TARGET,
        height: TOUCH_TARGET,
        marginRight: '-0.75rem',
        backgroundColor: 'transparent',
        '& > svg': { fontSize: '1.5rem' },
      },
      // A button that covers the row, without a look: a press anywhere edits the item.
      '& .actions > .edit': {
        position: 'static',
        gridArea: 'name',
        alignSelf: 'stretch',
        width: 'auto',
        backgroundColor: 'transparent',
        '& > *': { display: 'none' },
        '&::after': { content: '""', position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
      },
      '& .actions > .again': {
        left: `calc(100% + ${SIDE})`,
        width: 'min(9rem, 40vw)',
        padding: '0 0.5rem',
        scrollSnapAlign: 'end',
        '& > span': clampLines(2),
      },
    },
    [breakpoints.up('sm')]: {
      gridTemplateColumns: 'min(5rem, 12%) minmax(0, 1fr) auto',
      gridTemplateAreas: '"picture name actions" "picture facts actions"',
      columnGap: '1.25rem',
      '& > h2': { lineHeight: 1.3 },
      '& .actions': {
        gridArea: 'actions',
        display: 'flex',
        justifyContent: 'end',
        gap: '0.25rem',
      },
      '& .actions > button': {
        minHeight: TOUCH_TARGET,
        padding: '0 0.625rem',
        borderRadius: shape.borderRadius,
        transition: 'background-color 250ms',
        '& > svg': { margin: '0 8px 0 -4px' },
        '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 4%, transparent)' },
        [MAY_MOVE]: { '&:active': { transform: 'translateY(1px)' } },
      },
      '& .actions > .more, & .actions > .again': { display: 'none' },
      '&:not(:hover, :focus-within) .delete': { color: palette.text.secondary },
    },
    '&[data-saved]': {
      '@keyframes row-saved': { from: { backgroundColor: palette.surface.paperDeep } },
      animation: 'row-saved 3s ease-in',
      '@media (prefers-reduced-motion: reduce)': { backgroundColor: palette.surface.paperDeep },
    },
  })),
);

// Columns in percent of the list, so that they are in line from row to row.
export const RowWithPrice = styled(Row)(
  memoTheme(({ theme: { breakpoints } }) => ({
    gridTemplateColumns: `${PICTURE} minmax(0, 1fr) auto ${TOUCH_TARGET}`,
    gridTemplateAreas: '"picture name name name" "picture facts stock more"',
    padding: '0.1875rem 0 0',
    // Above the button that covers the row on a phone.
    '& > .stock': { gridArea: 'stock', zIndex: 1, [LARGE_TEXT]: { justifySelf: 'start' } },
    '& > .price': { gridArea: 'price', minWidth: 0 },
    [LARGE_TEXT]: {
      gridTemplateColumns: `${PICTURE} minmax(0, 1fr) ${TOUCH_TARGET}`,
      gridTemplateAreas: '"picture name name" "facts facts facts" "stock stock more"',
    },
    [breakpoints.down('sm')]: {
      '& .category': { display: 'none' },
      '& > .price': { gridArea: 'facts', zIndex: 1 },
      '& .actions > .delete': { left: `calc(100% + ${SIDE})` },
      '& .actions > .link, & .actions > .again': { left: `calc(100% + 2 * ${SIDE})` },
      // All of them are in a phone's window.
      '&[data-links] .actions > .again': {
        left: `calc(100% + 3 * ${SIDE})`,
        width: 'min(6.25rem, 28vw)',
      },
    },
    [breakpoints.up('sm')]: {
      gridTemplateColumns: 'min(5rem, 12%) minmax(0, 1fr) auto 18% var(--actions, 8.5rem)',
      gridTemplateAreas: '"picture name stock price actions" "picture facts stock price actions"',
      padding: '0.375rem 0',
      '&[data-links]': { '--actions': '11.5rem' },
      '& .actions > .link, & .actions > .copy': iconAlone,
    },
    // Tablets show all buttons as icons, so that names have room.
    [breakpoints.between('sm', 'lg')]: { '& .actions > button': iconAlone },
    [breakpoints.up('lg')]: {
      gridTemplateColumns: 'min(5rem, 8%) minmax(0, 1fr) 16% 9.5% 15.5% 22%',
      gridTemplateAreas: '"picture name facts stock price actions"',
      // All are in one line.
      '& > h2, & > .facts': { alignSelf: 'center' },
      '& > .facts': { WebkitLineClamp: 2 },
    },
  })),
);
