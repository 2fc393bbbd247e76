import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const tab = {
  position: 'relative',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
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
  children: string;
  aside?: ReactNode;
}

export function SectionHeading({ id, children, aside }: SectionHeadingProps) {
  return (
    <Stack direction="row" sx={tab}>
      <Typography id={id} variant="h2" sx={{ py: '6px' }}>
        {children}
      </Typography>
      {aside}
    </Stack>
  );
}
