import type { Components, Theme } from '@mui/material/styles';

export const inputs: Components<Theme> = {
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        '&:focus-visible': { outline: 'none', boxShadow: 'none' },
        '&::placeholder': {
          color: theme.palette.text.secondary,
          opacity: '1 !important',
          fontSize: 'min(1em, 5.2vw)',
        },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: '3rem',
        backgroundColor: theme.palette.common.white,
        '&.MuiInputBase-multiline': { padding: 0 },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.palette.text.secondary }),
      input: ({ theme }) => ({
        height: 'auto',
        padding: '0.75rem 0.875rem',
        lineHeight: 1.4,
        '&:user-invalid ~ fieldset': {
          borderColor: theme.palette.primary.main,
          borderWidth: 2,
        },
      }),
    },
  },
  MuiNativeSelect: { styleOverrides: { icon: { right: 0 } } },
  MuiFormControl: {
    defaultProps: { fullWidth: true },
    styleOverrides: { root: { display: 'flex', gap: '0.375rem' } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 600,
        fontSize: '0.9375rem',
        lineHeight: 1.3,
        '&, &.Mui-focused': { color: theme.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: 0, fontSize: '0.875rem' } } },
  // Its input is transparent, and so would be the input's own ring.
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:has(:focus-visible)': {
          borderRadius: theme.shape.borderRadius,
          outline: `3px solid ${theme.palette.primary.main}`,
          outlineOffset: -3,
        },
      }),
    },
  },
};
