import { styled, type Theme } from '@mui/material/styles';

import { clampLines, TOUCH_TARGET } from '@/theme/sizes';

/** Of twice the size on a phone. */
const LARGE_TEXT = '@media (max-width: 19.99em)';

const PICTURE = 'min(4rem, 20%)';

/** On a phone, beside the row: a swipe or its button "more" scrolls there. A press anywhere else edits the item. */
const phone = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    '& > .picture': { scrollSnapAlign: 'start' },
    '& > .foot, & > .foot > .actions': { display: 'contents' },
    '& > .foot > .actions > button': {
      minWidth: 0,
      padding: 0,
      '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
    },
    '& .more': { gridArea: 'more', zIndex: 1, marginRight: '-0.75rem' },
    '& > .foot > .actions > .edit': {
      position: 'static',
      gridArea: 'name',
      alignSelf: 'stretch',
      minHeight: 0,
      backgroundColor: 'transparent',
      '& > *': { display: 'none' },
      '&::after': { content: '""', position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
    },
    '& .copy, & .delete': {
      position: 'absolute',
      top: 0,
      bottom: 0,
      borderRadius: 0,
      left: '100%',
      width: '4.5rem',
      flexDirection: 'column',
      gap: '0.25rem',
      fontSize: '0.8125rem',
      backgroundColor: theme.palette.surface.paperDeep,
      '& > .MuiButton-startIcon': { margin: 0 },
    },
    '& .copy + .edit + .delete': { left: 'calc(100% + 4.5rem)' },
    '& .delete': { scrollSnapAlign: 'end' },
  },
});

// One styled element per row; what is in it is styled from here by its class. Each styled element more would cost a
// long list a millisecond per row on a slow phone.
export const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 0,
  display: 'grid',
  gridTemplateColumns: `${PICTURE} minmax(0, 1fr) ${TOUCH_TARGET}`,
  gridTemplateAreas: '"picture name more" "picture facts more"',
  alignItems: 'center',
  columnGap: '0.625rem',
  padding: '0.375rem 0',
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& > .picture': { gridArea: 'picture' },
  '& > h2': {
    gridArea: 'name',
    alignSelf: 'end',
    ...clampLines(2),
    overflowWrap: 'anywhere',
    fontSize: '0.9375rem',
    lineHeight: 1.2,
  },
  '& > .facts': { gridArea: 'facts', alignSelf: 'start', '& > .about': clampLines(1) },
  '& > .facts > .about > p': { fontSize: '0.8125rem', lineHeight: 1.3 },
  ...phone(theme),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'min(5rem, 12%) minmax(0, 1fr) auto',
    gridTemplateAreas: '"picture name actions" "picture facts actions"',
    columnGap: '1.25rem',
    '& > h2': { fontSize: '1.0625rem', lineHeight: 1.3 },
    '& > .foot': { display: 'contents' },
    '& > .foot > .actions': {
      gridArea: 'actions',
      display: 'flex',
      justifyContent: 'end',
      gap: '0.25rem',
      marginRight: '-10px',
      '& > button': { minWidth: 0, paddingLeft: '0.625rem', paddingRight: '0.625rem' },
      '& > .more, & > .copy > span:last-of-type': { display: 'none' },
      '& > .copy > .MuiButton-startIcon': { marginLeft: 0, marginRight: 0 },
    },
  },
  '&[data-saved]': {
    '@keyframes row-saved': { from: { backgroundColor: theme.palette.surface.paperDeep } },
    animation: 'row-saved 3s ease-in',
    '@media (prefers-reduced-motion: reduce)': {
      backgroundColor: theme.palette.surface.paperDeep,
    },
  },
}));

// Columns in percent of the list, so that they are in line from row to row.
export const RowWithPrice = styled(Row)(({ theme }) => ({
  gridTemplateColumns: `${PICTURE} minmax(0, 1fr) auto ${TOUCH_TARGET}`,
  gridTemplateAreas: '"picture name name name" "picture price stock more"',
  padding: '0.1875rem 0 0',
  '& > .facts': {
    display: 'contents',
    '& > .stock': { gridArea: 'stock', zIndex: 1 },
  },
  '& > .foot > .price': { gridArea: 'price', minWidth: 0 },
  [theme.breakpoints.down('sm')]: {
    // The line above the price belongs to its button, so that the button is high enough.
    '& > .facts > .about': { gridArea: 'price', alignSelf: 'start' },
    '& .category': { display: 'none' },
    '& > .foot > .price': {
      zIndex: 1,
      '& > button': {
        justifyContent: 'start',
        maxWidth: '100%',
        overflow: 'hidden',
        paddingTop: '1rem',
        paddingBottom: '0.125rem',
      },
      // An old price that has no room is in the second line, which is not shown: half of it would be another price.
      '& > button > p': { height: '1.625rem', overflow: 'hidden', rowGap: '1rem' },
      '& .MuiTypography-price': { fontSize: '1.375rem', lineHeight: '1.5rem' },
      '& > form': {
        position: 'absolute',
        left: `calc(${PICTURE} + 0.625rem)`,
        right: 0,
        bottom: 0,
        backgroundColor: theme.palette.background.default,
      },
    },
  },
  [LARGE_TEXT]: {
    gridTemplateColumns: `${PICTURE} minmax(0, 1fr) ${TOUCH_TARGET}`,
    gridTemplateAreas: '"picture name name" "price price price" "stock stock more"',
    '& > .facts > .stock': { justifySelf: 'start' },
  },
  // The word below the switch, so that names have room.
  [theme.breakpoints.down('lg')]: {
    '& > .facts > .stock > label': {
      flexDirection: 'column',
      minWidth: '3.875rem',
      marginLeft: 0,
      '& > .MuiSwitch-root': { marginTop: '-0.25rem', marginBottom: '-0.5rem' },
      '& > .MuiFormControlLabel-label': { letterSpacing: 0 },
    },
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'min(5rem, 12%) minmax(0, 1fr) auto 18% 8.5rem',
    gridTemplateAreas: '"picture name stock price actions" "picture facts stock price actions"',
    padding: '0.375rem 0',
    '& > .facts > .about': { gridArea: 'facts', alignSelf: 'start' },
    // Tablets show the icons alone, so that names have room.
    '& .MuiButton-startIcon': { marginLeft: 0, marginRight: 0 },
    '& .MuiButton-startIcon + span': { display: 'none' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'min(5rem, 8%) minmax(0, 1fr) 16% 9.5% 15.5% 22%',
    gridTemplateAreas: '"picture name facts stock price actions"',
    '& > h2': { alignSelf: 'center' },
    '& > .facts > .about': { ...clampLines(2), alignSelf: 'center' },
    '& .MuiButton-startIcon': { marginLeft: '-4px', marginRight: '0.5rem' },
    '& .MuiButton-startIcon + span': { display: 'inline' },
  },
}));
