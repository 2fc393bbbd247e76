import type { Components, Theme } from '@mui/material/styles';

import { FORCED_COLORS, TOUCH_TARGET } from '@/theme/sizes';
import { typography } from '@/theme/typography';

import { variant } from './variant';

// Filled or hollow, so that both differ without colours, too.
const stockMark = (fill: string) => ({
  justifyContent: 'flex-start',
  gap: '0.375rem',
  padding: 0,
  '&::before': {
    content: '""',
    flexShrink: 0,
    width: '0.5rem',
    height: '0.5rem',
    // Not a background: forced colours remove it, and browsers with a dark mode of their own do not lighten it.
    border: `${fill} solid`,
    borderRadius: '50%',
  },
});

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
          variant('discount', ({ primary }) => ({
            padding: '0.1875rem 0.5rem',
            borderRadius: 2,
            backgroundColor: primary.main,
            color: primary.contrastText,
          })),
          variant('outlined', ({ divider }) => ({
            border: `1px solid ${divider}`,
            fontSize: '0.9375rem',
            lineHeight: 'inherit',
            letterSpacing: 'normal',
          })),
          variant('inStock', ({ chat }) => ({ ...stockMark('0.25rem'), color: chat.main })),
          variant('outOfStock', ({ text }) => ({ ...stockMark('1.5px'), color: text.secondary })),
        ],
      },
      clickable: ({ theme }) => ({
        minHeight: TOUCH_TARGET,
        // Twice, or MUI's own ground under the mouse would win.
        '&&:hover, &&:focus-visible': { backgroundColor: theme.palette.surface.paperDeep },
        '&&[aria-pressed="true"]': {
          borderColor: theme.palette.text.primary,
          backgroundColor: theme.palette.text.primary,
          color: theme.palette.common.white,
          '&:hover': { backgroundColor: theme.palette.surface.inkSoft },
          [FORCED_COLORS]: {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            '&, &:hover': { backgroundColor: 'Highlight', color: 'HighlightText' },
          },
        },
      }),
      label: { padding: 0, overflow: 'visible', whiteSpace: 'normal' },
    },
  },
};
