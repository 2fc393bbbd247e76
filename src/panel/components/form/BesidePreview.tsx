import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';

import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { PREVIEW_TITLE } from '@/panel/content/panel';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
  alignItems: 'start',
  gap: 3,
};

const aside = { display: 'grid', gap: 1, position: { lg: 'sticky' }, top: '3.5rem' };

export interface BesidePreviewProps {
  /** What only sighted owners need: nothing in it can be pressed, and the fields say the same. */
  preview?: ReactNode;
  /** Narrow windows show it below. */
  isPreviewSmall?: boolean;
  children: ReactNode;
}

/** Narrow windows have no room for a large preview, and fetch no pictures for it. If it fails, the form still works (D18). */
export function BesidePreview(props: BesidePreviewProps) {
  const { preview, isPreviewSmall = false, children } = props;
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  if (preview === undefined) return children;
  return (
    <Box sx={columns}>
      {children}
      {isWide || isPreviewSmall ? (
        <Box aria-hidden="true" inert sx={aside}>
          <Typography variant="label" color="textSecondary">
            {PREVIEW_TITLE}
          </Typography>
          <ErrorBoundary fallback={null}>{preview}</ErrorBoundary>
        </Box>
      ) : null}
    </Box>
  );
}
