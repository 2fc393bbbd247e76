import type { Components, Theme } from '@mui/material/styles';

import { FORCED_COLORS } from '@/theme/sizes';
import { typography } from '@/theme/typography';

// Something sold out has a filled badge instead of this square, so that both differ without colours, too.
const stockMark = {
  justifyContent: 'flex-start',
  gap: '0.4375rem',
  padding: 0,
  '&::before': {
    content: '""',
    flexShrink: 0,
    // Not a background: forced colours remove it, and browsers with a dark mode of their own do not lighten it.
    border: '0.25rem solid',
  },
};

export const content: Components<Theme> = {
  // MUI makes subtitles headings of the sixth level.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } },
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItem: { defaultProps: { disablePadding: true, disableGutters: true } },
  MuiBadge: {
    styleOverrides: {
      badge: {
        top: '-7px',
        right: '-7px',
        bottom: 'auto',
        left: 'auto',
        transform: 'none',
        minWidth: '1.5em',
        height: '1.5em',
        padding: 0,
        borderRadius: '1rem',
        fontSize: 'min(0.75rem, 15px)',
        fontFamily: 'inherit',
        lineHeight: 1.5,
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        ...typography.label,
        height: 'auto',
        padding: '0.25rem 0.625rem',
        borderRadius: 0,
        backgroundColor: 'transparent',
        cursor: 'inherit',
        verticalAlign: 'baseline',
        variants: [
          {
            props: { variant: 'discount' },
            style: ({ theme }) => ({
              backgroundColor: theme.palette.primary.main,
              color: theme.palette.primary.contrastText,
            }),
          },
          {
            props: { variant: 'outlined' },
            style: ({ theme }) => ({
              border: `1px solid ${theme.palette.divider}`,
              fontSize: '0.9375rem',
              lineHeight: 'inherit',
              letterSpacing: 'normal',
            }),
          },
          { props: { variant: 'inStock' }, style: stockMark },
          {
            props: { variant: 'outOfStock' },
            style: ({ theme }) => ({
              backgroundColor: theme.palette.text.secondary,
              color: theme.palette.common.white,
              [FORCED_COLORS]: { border: '1px solid' },
            }),
          },
        ],
      },
      label: { padding: 0, overflow: 'visible', whiteSpace: 'normal' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '0.5rem 0.25rem',
        borderColor: theme.palette.divider,
        fontSize: '1rem',
        lineHeight: 'inherit',
        'th&': { fontWeight: 600 },
        'th&:first-of-type': { paddingLeft: 0 },
      }),
      head: ({ theme }) => ({ fontSize: '0.875rem', color: theme.palette.text.secondary }),
    },
  },
};
