import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  minHeight: '5rem',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: -2,
    left: 0,
    width: '3.5rem',
    height: 4,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

export interface SectionHeadingProps {
  /** Names the section: give it to the section's `aria-labelledby`. */
  id: string;
  children: string;
  /** Controls that belong to the whole section, on the right. */
  aside?: ReactNode;
}

/** The index tab that begins every section of the storefront. */
export function SectionHeading({ id, children, aside }: SectionHeadingProps) {
  return (
    <Root>
      <Typography id={id} variant="h2" sx={{ py: 1.5 }}>
        {children}
      </Typography>
      {aside}
    </Root>
  );
}
