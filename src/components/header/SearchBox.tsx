import { mdiMagnify } from '@mdi/js';
import Paper from '@mui/material/Paper';
import { styled, type Theme } from '@mui/material/styles';
import type { InputHTMLAttributes } from 'react';

import { Icon } from '@/components/shared/Icon';

const box = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: 'min(2.75rem, 56px)',
  px: '14px',
  fontSize: 'min(1rem, 6vw, 24px)',
  borderColor: 'text.secondary',
  bgcolor: 'transparent',
  '&:focus-within': {
    borderColor: 'primary.main',
    boxShadow: ({ palette }: Theme) => `inset 0 0 0 1px ${palette.primary.main}`,
  },
};

const Input = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  appearance: 'none',
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&::-webkit-search-cancel-button': {
    appearance: 'none',
    width: '2.75rem',
    height: '2.75rem',
    marginRight: '-0.75rem',
    color: theme.palette.text.secondary,
    // A cross of two lines.
    background: 'center / 1rem 1rem no-repeat',
    backgroundImage: ['45deg', '-45deg']
      .map((angle) => `linear-gradient(${angle},transparent 46%,currentColor 0 54%,transparent 0)`)
      .join(),
    cursor: 'pointer',
  },
  '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
}));

/** Does nothing with the text (specification 2, "Header"). */
export function SearchBox(props: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Paper component="label" variant="outlined" square={false} sx={box}>
      <Icon path={mdiMagnify} sx={{ fontSize: '1.5em' }} />
      <Input
        type="search"
        aria-label="Ürün ara"
        placeholder="Parça adı veya numarası"
        enterKeyHint="search"
        {...props}
      />
    </Paper>
  );
}
