import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { globalStyles } from './globalStyles';
import { shopTheme } from './theme';

export function ShopTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={shopTheme()} disableTransitionOnChange>
      <CssBaseline />
      <GlobalStyles styles={globalStyles} />
      {children}
    </ThemeProvider>
  );
}
