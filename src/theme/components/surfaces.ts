import type { Components, Theme } from '@mui/material/styles';

import { MAY_MOVE, PAGE_GUTTER, SOLD_OUT_PICTURE } from '@/theme/sizes';

import { variant } from './variant';

export const surfaces: Components<Theme> = {
  MuiContainer: {
    defaultProps: { maxWidth: 'lg', disableGutters: true },
    styleOverrides: {
      root: { paddingLeft: PAGE_GUTTER, paddingRight: PAGE_GUTTER },
      maxWidthLg: { maxWidth: 'var(--page-width) !important' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0, square: true },
    styleOverrides: {
      root: {
        variants: [
          variant('ink', ({ surface, common }) => ({
            backgroundColor: surface.ink,
            color: common.white,
          })),
          variant('accent', ({ divider, primary }) => ({
            border: `1px solid ${divider}`,
            borderTop: `4px solid ${primary.main}`,
          })),
          variant('dashed', ({ text }) => ({ border: `1px dashed ${text.secondary}` })),
          variant('empty', ({ text }) => ({
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            gap: '1rem',
            margin: 0,
            padding: '3rem 1rem',
            textAlign: 'center',
            border: `1px dashed ${text.secondary}`,
            backgroundColor: 'transparent',
            color: text.secondary,
          })),
        ],
      },
    },
  },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'relative',
        display: 'grid',
        alignContent: 'start',
        // Its lines lie on those of its neighbours.
        '@media (hover: hover)': {
          '&:hover': { zIndex: 1, borderColor: theme.palette.text.primary },
        },
      }),
    },
  },
  MuiCardActionArea: {
    styleOverrides: {
      root: {
        overflow: 'hidden',
        '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
        '& img': { transition: 'transform 200ms ease-out' },
        [MAY_MOVE]: { '&:hover img': { transform: 'scale(1.04)' } },
        ...SOLD_OUT_PICTURE,
      },
      focusHighlight: { display: 'none' },
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'grid',
        gap: '0.375rem',
        '&, &:last-child': { padding: '0.75rem 0.6875rem' },
        [theme.breakpoints.up('sm')]: { '&, &:last-child': { padding: '1.125rem' } },
      }),
    },
  },
};
