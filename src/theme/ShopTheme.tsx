import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { globalStyles } from './globalStyles';
import { shopTheme } from './theme';

const globals = <GlobalStyles styles={globalStyles} />;

export function ShopTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={shopTheme()} disableTransitionOnChange>
      <CssBaseline />
      {globals}
      {children}
    </ThemeProvider>
  );
}
