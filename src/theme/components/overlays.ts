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
};
