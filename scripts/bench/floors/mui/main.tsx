import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';

import { Storefront } from './Storefront';

const theme = createTheme();

const root = document.querySelector('#root');
if (root !== null)
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Storefront />
    </ThemeProvider>,
  );
