import type { Theme } from '@mui/material/styles';

import { COLLAPSING_HEADER, WIDE_HEADER } from './sizes';

export function globalStyles(theme: Theme) {
  return {
    html: {
      scrollBehavior: 'smooth',
      // Only pictures move when a part opens: the page itself is shown, and can be used, at once.
      viewTransitionName: 'none',
      textSizeAdjust: '100%',
      // Room for the focus ring, and for the bars of narrow windows, when something is scrolled into view.
      scrollPaddingBlock: '0.75rem',
      [theme.breakpoints.down('md')]: { scrollPaddingBottom: '5.25rem' },
      [COLLAPSING_HEADER]: { scrollPaddingTop: '4rem' },
      [`@media ${WIDE_HEADER}`]: { scrollPaddingTop: '5rem' },
    },
    // Below the open menu (PhoneMenu).
    'html:has(#phone-menu)': { [theme.breakpoints.down('md')]: { overflow: 'hidden' } },
    ':root': {
      '--page-width': '80rem',
      '@media (min-width: 112em)': { '--page-width': '96rem' },
      // From 86 rem on they stand beside the page's column of 80 rem.
      [theme.breakpoints.up('md')]: {
        '--room-for-floating': 'clamp(0px, 43.875rem - 50vw, 3.875rem)',
      },
    },
    // An owner types words without an end. Unlike `break-word`, this lets them shrink in flex boxes and grids, too.
    body: { overflowWrap: 'anywhere', minWidth: 320 },
    // `html` makes it more specific than the `outline: 0` of MUI's buttons.
    'html :focus-visible': {
      outline: `3px solid ${theme.palette.primary.main}`,
      outlineOffset: 2,
      boxShadow: `0 0 0 2px ${theme.palette.common.white}`,
    },
    // Focused by script, not by the Tab key: no ring around a whole screen.
    '[tabindex="-1"]:focus-visible': { outline: 'none', boxShadow: 'none' },
    '::view-transition': {
      pointerEvents: 'none',
      // Under the bars of narrow windows, as the card was. React makes it 0 by 0 px.
      [theme.breakpoints.down('md')]: {
        minWidth: '100%',
        minHeight: '100%',
        clipPath: 'inset(3.75rem 0 4.25rem)',
      },
    },
    '::view-transition-group(.shared-element)': {
      animationDuration: '220ms',
      animationTimingFunction: 'cubic-bezier(0.2, 0, 0, 1)',
    },
    // Only the new picture moves: the old one has another frame, and would be seen through it.
    '::view-transition-old(.shared-element)': { display: 'none' },
    '::view-transition-new(.shared-element)': {
      height: '100%',
      objectFit: 'cover',
      overflow: 'clip',
      animation: 'none',
    },
    '@keyframes appear': { from: { opacity: 0 } },
    '@keyframes loading-turn': { to: { transform: 'rotate(1turn)' } },
    '@media (prefers-reduced-motion: reduce)': {
      html: { scrollBehavior: 'auto' },
      '*, ::before, ::after': {
        animationDuration: '0s !important',
        animationDelay: '0s !important',
        animationIterationCount: '1 !important',
        // Even with 0 s, a transition keeps its first value until the next frame is drawn.
        transitionDuration: '0s !important',
        transitionDelay: '0s !important',
      },
    },
  } as const;
}
