import type { Components, Theme } from '@mui/material/styles';

import { FORCED_COLORS, MAY_MOVE, TOUCH_TARGET } from '@/theme/sizes';

export const buttons: Components<Theme> = {
  MuiButtonBase: {
    // Without the second one, a press still draws the button again for a ripple.
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: { '&[data-disabled], &[aria-disabled="true"]': { cursor: 'default' } },
    },
  },
  MuiButton: {
    defaultProps: { color: 'secondary', disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: TOUCH_TARGET,
        paddingLeft: '1.125rem',
        paddingRight: '1.125rem',
        whiteSpace: 'normal',
        '&[data-disabled]:hover': { backgroundColor: 'transparent' },
        [MAY_MOVE]: { '&:active:not([data-disabled])': { transform: 'translateY(1px)' } },
      },
      // MUI's own colour cannot be seen on a dark surface.
      colorInherit: {
        '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
      },
      contained: { [FORCED_COLORS]: { border: '1px solid ButtonBorder' } },
      outlined: ({ theme, ownerState }) => ({
        borderColor: ownerState.color === 'chat' ? 'currentColor' : theme.palette.divider,
      }),
      sizeLarge: {
        minHeight: '3.25rem',
        fontSize: '1.0625rem',
        paddingLeft: 'min(1.5rem, 4vw)',
        paddingRight: 'min(1.5rem, 4vw)',
        '& .MuiButton-startIcon > :nth-of-type(1)': { fontSize: '1.375rem' },
      },
      startIcon: { '& > :nth-of-type(1)': { fontSize: '1.25rem' } },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        width: TOUCH_TARGET,
        height: TOUCH_TARGET,
        padding: 0,
        borderRadius: theme.shape.borderRadius,
        '--IconButton-hoverBg': 'color-mix(in srgb, currentColor 10%, transparent)',
        '&[data-disabled]': { '--IconButton-hoverBg': 'transparent' },
      }),
      // The icon, not its empty margin, is in line with the page's edge.
      edgeStart: { marginLeft: 'max(-0.625rem, -10px)' },
      edgeEnd: { marginRight: 'max(-0.625rem, -10px)' },
    },
  },
  MuiLink: {
    defaultProps: { color: 'inherit', underline: 'hover' },
    styleOverrides: {
      root: { '&[data-disabled]': { cursor: 'default' } },
      underlineAlways: { textDecorationColor: 'currentColor' },
    },
  },
};
