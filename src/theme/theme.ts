import { trTR } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';

import { buttons } from './components/buttons';
import { content } from './components/content';
import { inputs } from './components/inputs';
import { overlays } from './components/overlays';
import { surfaces } from './components/surfaces';
import { colors } from './palette';
import { typography } from './typography';

let theme: Theme | undefined;

/** Made when it is first needed: earlier, it would lengthen the longest task of a visit. */
export function shopTheme(): Theme {
  theme ??= createShopTheme();
  return theme;
}

function createShopTheme(): Theme {
  return createTheme(
    {
      palette: {
        primary: { main: colors.signal, dark: colors.signalDark, contrastText: colors.white },
        secondary: { main: colors.ink, dark: colors.inkSoft, contrastText: colors.white },
        success: { main: colors.chat, contrastText: colors.white },
        info: { main: colors.blue, contrastText: colors.white },
        warning: { main: colors.amber, contrastText: colors.white },
        chat: { main: colors.chat, dark: colors.chatDark, contrastText: colors.white },
        violet: { main: colors.violet, dark: '#52307a', contrastText: colors.white },
        background: { default: colors.paper, paper: colors.white },
        text: { primary: colors.ink, secondary: colors.steel },
        divider: colors.line,
        surface: colors,
      },
      spacing: '0.5rem',
      shape: { borderRadius: 3 },
      // In rem, so that large text in a wide window gets the layout of a narrow one.
      breakpoints: {
        unit: 'rem',
        step: 0.5,
        values: { xs: 0, sm: 37.5, md: 56.25, lg: 80, xl: 100 },
      },
      motion: { reducedMotion: 'system' },
      typography,
      components: { ...buttons, ...content, ...inputs, ...overlays, ...surfaces },
    },
    trTR,
  );
}
