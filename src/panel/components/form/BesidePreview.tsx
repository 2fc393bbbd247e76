import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
  alignItems: 'start',
  gap: 3,
};

const aside = { display: { xs: 'none', lg: 'grid' }, gap: 1, position: 'sticky', top: '3.5rem' };

export interface BesidePreviewProps {
  /** For sighted owners only: nothing in it can be pressed, and the fields say the same. */
  preview: ReactNode;
  children: ReactNode;
}

export function BesidePreview({ preview, children }: BesidePreviewProps) {
  if (preview === undefined) return children;
  return (
    <Box sx={columns}>
      {children}
      <Box aria-hidden="true" inert sx={aside}>
        <Typography variant="label" color="textSecondary">
          Mağazadaki görünüşü
        </Typography>
        {preview}
      </Box>
    </Box>
  );
}
