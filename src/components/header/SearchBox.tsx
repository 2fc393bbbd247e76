import { mdiMagnify } from '@mdi/js';
import { styled } from '@mui/material/styles';

import { Icon } from '@/components/shared/Icon';

const Box = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: '2.75rem',
  paddingInline: '0.875rem',
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: theme.vars.shape.borderRadius,
  '&:focus-within': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}));

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
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}));

/** Not wired to anything (specification 2, "Header"): what is typed stays here. */
export function SearchBox() {
  return (
    <Box>
      <Icon path={mdiMagnify} />
      <Input
        type="search"
        aria-label="Ürün ara"
        placeholder="Parça adı veya numarası"
        enterKeyHint="search"
      />
    </Box>
  );
}
