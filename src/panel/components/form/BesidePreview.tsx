import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
  alignItems: 'start',
  gap: 3,
};

// Below the line about saved changes, which stays on screen too.
const aside = { display: { xs: 'none', lg: 'grid' }, gap: 1, position: 'sticky', top: '3.5rem' };

export interface BesidePreviewProps {
  /** What the shop will show. Fields say the same in words: for sighted owners only, and nothing in it can be pressed. */
  preview: ReactNode;
  children: ReactNode;
}

/** A form, and in wide windows beside it what the shop will show. */
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
