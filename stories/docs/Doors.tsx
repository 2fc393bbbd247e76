import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Links to the main pages, side by side where the window is wide enough. */
export const Doors = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 1,
  margin: '1.5rem 0',
  padding: 1,
  backgroundColor: theme.palette.divider,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

// The class is repeated to be more specific than the page's text styles.
const Root = styled('section')(({ theme }) => ({
  padding: 'clamp(1rem, 3vw, 1.75rem)',
  backgroundColor: theme.palette.common.white,
  '&& > h3:first-of-type': { margin: '0 0 0.75rem' },
  '&& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '&& > ul > li': {
    margin: 0,
    padding: '0.75rem 0',
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  '&& > ul > li > a:first-of-type': { fontWeight: 600 },
}));

/** One group: a heading and a list of links, in Markdown. */
export function Door({ children }: { children: ReactNode }) {
  return <Root>{children}</Root>;
}
