import { mdiCartOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

import { Icon } from '@/components/shared/Icon';

const Root = styled(IconButton)({ position: 'relative', color: 'inherit', cursor: 'default' });

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
    <Root aria-label="Sepet" aria-disabled="true">
      <Icon path={mdiCartOutline} />
      <Count>0</Count>
    </Root>
  );
}
