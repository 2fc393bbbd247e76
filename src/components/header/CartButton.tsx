import { mdiCartOutline } from '@mdi/js';
import { styled } from '@mui/material/styles';

import { DEAD_CONTROL } from '@/components/shared/deadControl';
import { IconControl } from '@/components/shared/IconControl';

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: '0.1875rem',
  right: '0.1875rem',
  minWidth: '1.125rem',
  height: '1.125rem',
  lineHeight: '1.125rem',
  borderRadius: '1rem',
  fontSize: '0.75rem',
  fontWeight: 600,
  textAlign: 'center',
  backgroundColor: theme.vars.palette.secondary.main,
  color: theme.vars.palette.secondary.contrastText,
}));

/** There is no cart: it always holds 0 and opens nothing (specification 1). */
export function CartButton() {
  return (
    <IconControl path={mdiCartOutline} title="Sepet" {...DEAD_CONTROL}>
      <Count aria-hidden="true">0</Count>
    </IconControl>
  );
}
