import type { Theme } from '@mui/material/styles';

import { COLLAPSING_HEADER } from './sizes';

/** One focus ring for every control, visible on light and dark surfaces. Long words break: they never widen the page. */
export function globalStyles(theme: Theme) {
  return {
    html: {
      scrollBehavior: 'smooth',
      textSizeAdjust: '100%',
      // Room for the ring of what is scrolled into view, and for header and contact bar of narrow windows.
      scrollPaddingBlock: '0.75rem',
      [theme.breakpoints.down('md')]: { scrollPaddingBottom: '5.25rem' },
      [COLLAPSING_HEADER]: { scrollPaddingTop: '4rem' },
    },
    body: { overflowWrap: 'break-word', minWidth: 320 },
    // `html` makes it more specific than the `outline: 0` of MUI's buttons.
    'html :focus-visible': {
      outline: `3px solid ${theme.palette.primary.main}`,
      outlineOffset: 2,
      boxShadow: `0 0 0 2px ${theme.palette.common.white}`,
    },
    // Focused by script, not by the Tab key: no ring around a whole screen.
    '[tabindex="-1"]:focus-visible': { outline: 'none', boxShadow: 'none' },
    '@keyframes appear': { from: { opacity: 0 } },
    '@keyframes loading-turn': { to: { transform: 'rotate(1turn)' } },
    '@media (prefers-reduced-motion: reduce)': {
      html: { scrollBehavior: 'auto' },
      '*, ::before, ::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
      },
    },
  } as const;
}
