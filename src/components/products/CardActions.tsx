import { mdiCartPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import MuiCardActions from '@mui/material/CardActions';
import { styled } from '@mui/material/styles';

import { ChatButton } from '@/components/shared/contact/ChatButton';
import { DEAD_CONTROL } from '@/components/shared/deadControl';
import { Icon } from '@/components/shared/Icon';
import { TOUCH_TARGET } from '@/theme/sizes';

const Row = styled(MuiCardActions)(({ theme }) => ({
  display: 'grid',
  alignItems: 'stretch',
  gap: '0.5rem',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto' },
}));

const AddToCartButton = styled(Button)(({ theme }) => ({
  minWidth: TOUCH_TARGET,
  paddingLeft: '0.5rem',
  paddingRight: '0.5rem',
  gap: '0.5rem',
  [theme.breakpoints.up('sm')]: { padding: 0, '& > span': { display: 'none' } },
}));

export interface CardActionsProps {
  productName: string;
  chatHref: string;
}

export function CardActions({ productName, chatHref }: CardActionsProps) {
  return (
    <Row>
      <ChatButton href={chatHref} accessibleName={`WhatsApp ile sor: ${productName}`} />
      <AddToCartButton
        aria-label="Sepete Ekle"
        variant="outlined"
        color="secondary"
        {...DEAD_CONTROL}
      >
        <Icon path={mdiCartPlus} fontSize="small" />
        <span>Sepete Ekle</span>
      </AddToCartButton>
    </Row>
  );
}
