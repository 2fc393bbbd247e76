import { mdiCartPlus } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

import { ChatButton } from '@/components/shared/ChatButton';
import { Icon } from '@/components/shared/Icon';

const Row = styled('div')({ display: 'flex', gap: '0.5rem' });

const CartButton = styled(IconButton)(({ theme }) => ({
  flexShrink: 0,
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

export interface CardActionsProps {
  productName: string;
  chatHref: string;
}

/** Chat, which is how one buys here, and the cart button that does nothing (specification 2). */
export function CardActions({ productName, chatHref }: CardActionsProps) {
  return (
    <Row>
      <ChatButton fullWidth href={chatHref} accessibleName={`WhatsApp ile sor: ${productName}`} />
      <CartButton aria-label="Sepete Ekle" aria-disabled="true">
        <Icon path={mdiCartPlus} />
      </CartButton>
    </Row>
  );
}
