import { mdiMagnify } from '@mdi/js';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';

import { Icon } from '@/components/shared/Icon';

const Box = styled(InputBase)(({ theme }) => ({
  width: '100%',
  minHeight: '2.75rem',
  paddingInline: '0.875rem',
  gap: '0.625rem',
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.common.white,
  '&:focus-within': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '& input': { outline: 'none', boxShadow: 'none' },
  '& input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}));

/** Not wired to anything (specification 2, "Header"): what is typed stays here. */
export function SearchBox() {
  return (
    <Box
      type="search"
      placeholder="Parça adı veya numarası"
      startAdornment={<Icon path={mdiMagnify} />}
      slotProps={{ input: { 'aria-label': 'Ürün ara', enterKeyHint: 'search' } }}
    />
  );
}
