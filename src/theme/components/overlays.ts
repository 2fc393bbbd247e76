import type { Components, Theme } from '@mui/material/styles';

import { FORCED_COLORS } from '@/theme/sizes';

export const overlays: Components<Theme> = {
  MuiDialog: {
    defaultProps: { maxWidth: 'xs', fullWidth: true },
    styleOverrides: {
      paper: ({ theme }) => ({ borderRadius: theme.shape.borderRadius }),
      paperFullScreen: { borderRadius: 0 },
      paperWidthXs: { maxWidth: '27.75rem' },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: 0 } } },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '1.125rem',
        padding: 'min(1.5rem, 7vw)',
        borderTop: `4px solid ${theme.palette.primary.main}`,
        [FORCED_COLORS]: { borderInline: '1px solid', borderBottom: '1px solid' },
      }),
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: { flexWrap: 'wrap', justifyContent: 'flex-start', gap: '0.75rem', padding: 0 },
    },
  },
  MuiSnackbar: {
    styleOverrides: {
      // The row around the bar is as wide as the window, and must not take clicks.
      root: { pointerEvents: 'none', '&&': { left: '1rem', right: '1rem', transform: 'none' } },
      anchorOriginBottomCenter: { '&&': { bottom: 'max(1rem, env(safe-area-inset-bottom))' } },
      anchorOriginTopCenter: { '&&': { top: 'max(1rem, env(safe-area-inset-top))' } },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexGrow: 'initial',
        justifyContent: 'space-between',
        gap: '0.5rem 1rem',
        width: 'min(100%, 34rem)',
        padding: '0.5rem 0.5rem 0.5rem 1rem',
        borderLeft: `4px solid ${theme.palette.primary.main}`,
        backgroundColor: theme.palette.surface.ink,
        color: theme.palette.common.white,
        ...theme.typography.body1,
        boxShadow: '0 6px 24px rgb(0 0 0 / 0.3)',
        pointerEvents: 'auto',
        [FORCED_COLORS]: { borderBlock: '1px solid', borderRight: '1px solid' },
        ':focus-visible': { outlineColor: theme.palette.common.white, boxShadow: 'none' },
      }),
      message: { flex: '1 1 8rem', padding: 0 },
      action: { flexWrap: 'wrap', justifyContent: 'end', padding: 0, margin: '0 0 0 auto' },
    },
  },
};
