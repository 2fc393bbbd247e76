import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: '1.25rem 1rem',
};

export function FieldRow({ children }: { children: ReactNode }) {
  return <Box sx={row}>{children}</Box>;
}
