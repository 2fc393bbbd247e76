import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const tab = {
  position: 'relative',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: { xs: '2.75rem', sm: '3.25rem' },
  borderTop: 1,
  borderColor: 'divider',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '-2px',
    left: 0,
    width: '2.5rem',
    // Not a background, which forced colours remove.
    borderTop: 3,
    borderColor: 'primary.main',
  },
} as const;

export interface SectionHeadingProps {
  id?: string;
  /** A small line above. */
  above?: ReactNode;
  children: string;
  aside?: ReactNode;
}

export function SectionHeading({ id, above, children, aside }: SectionHeadingProps) {
  return (
    <Stack direction="row" sx={tab}>
      <Box sx={{ py: '6px' }}>
        {above}
        <Typography id={id} variant="h2">
          {children}
        </Typography>
      </Box>
      {aside}
    </Stack>
  );
}
