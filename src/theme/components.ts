import type { Components, Theme } from '@mui/material/styles';

/** Big enough for a thumb (WCAG 2.5.5); every control of the shop keeps to it. */
export const TOUCH_TARGET = '2.75rem';

/** From the window's edge to where text and pictures begin. */
export const PAGE_GUTTER = 'clamp(1rem, 4.4vw, 2rem)';

/** The visitor's system draws in its own few colours and drops backgrounds and shadows. */
export const FORCED_COLORS = '@media (forced-colors: active)';

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
      // It stands on ink, where MUI's shade of black would not be seen.
      colorInherit: {
        '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
      },
      contained: { [FORCED_COLORS]: { border: '1px solid ButtonBorder' } },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
      sizeLarge: {
        minHeight: '3.25rem',
        fontSize: '1.0625rem',
        paddingInline: 'min(1.5rem, 4vw)',
        '& .MuiButton-startIcon > :nth-of-type(1)': { fontSize: '1.375rem' },
      },
      // MUI's sizes, but they grow with the text.
      startIcon: { '& > :nth-of-type(1)': { fontSize: '1.25rem' } },
    },
  },
  // Its input is transparent, and so would be the ring around it.
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:has(:focus-visible)': {
          borderRadius: theme.vars.shape.borderRadius,
          outline: `3px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: -3,
        },
      }),
    },
  },
  // MUI makes subtitles headings of the sixth level.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } },
  MuiContainer: {
    defaultProps: { maxWidth: 'lg', disableGutters: true },
    styleOverrides: { root: { paddingInline: PAGE_GUTTER } },
  },
};
