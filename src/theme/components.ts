import type { Components, Theme } from '@mui/material/styles';

/** Big enough for a thumb (WCAG 2.5.5); every control of the shop keeps to it. */
export const TOUCH_TARGET = '2.75rem';

/** From the window's edge to where text and pictures begin. */
export const PAGE_GUTTER = 'clamp(1rem, 4.4vw, 2rem)';

/** MUI's parts in the shop's hand: flat, hairlines, small corners, no ripple. */
export const components: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // What does nothing promises nothing (D1).
    styleOverrides: { root: { '&[data-dead], &[aria-disabled="true"]': { cursor: 'default' } } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: TOUCH_TARGET, paddingInline: '1.125rem', whiteSpace: 'normal' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
      sizeLarge: {
        minHeight: '3.25rem',
        fontSize: '1.0625rem',
        paddingInline: 'clamp(0.875rem, 4vw, 1.5rem)',
      },
    },
  },
  // MUI makes subtitles headings of the sixth level.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } },
  MuiContainer: {
    defaultProps: { maxWidth: 'lg', disableGutters: true },
    styleOverrides: { root: { paddingInline: PAGE_GUTTER } },
  },
};
