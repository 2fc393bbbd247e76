import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '1.25rem 0',
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.common.white,
  color: theme.palette.text.primary,
  '&[data-padded="true"]': { padding: 'clamp(1rem, 3vw, 1.5rem)' },
}));

interface ExhibitProps {
  children: ReactNode;
  /** Language of the content. The pages themselves are English. */
  lang?: 'en' | 'tr';
  padded?: boolean;
}

/** A white frame for an example. Storybook's text styles do not apply inside (`sb-unstyled`). */
export function Exhibit({ children, lang = 'en', padded = true }: ExhibitProps) {
  return (
    <Root className="sb-unstyled" lang={lang} data-padded={padded}>
      {children}
    </Root>
  );
}
