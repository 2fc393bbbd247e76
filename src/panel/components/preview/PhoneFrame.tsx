import Box from '@mui/material/Box';
import { type Breakpoint, type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

// What stays at the window's edge in the shop stays at the frame's.
const frame = { width: 'min(100%, 360px)', overflow: 'hidden', contain: 'layout' };

/** No breakpoint above the smallest is ever reached. */
function withPhoneLayout(theme: Theme): Theme {
  const { breakpoints } = theme;
  const up = (key: Breakpoint | number) => (key === 'xs' ? breakpoints.up(key) : '@media not all');
  return { ...theme, breakpoints: { ...breakpoints, up, down: () => '@media all' } };
}

/** Parts of the shop as phones show them, however wide the window is: most visitors have one. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={withPhoneLayout}>
      <Box sx={frame}>{children}</Box>
    </ThemeProvider>
  );
}
