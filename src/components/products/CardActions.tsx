import { mdiCartPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { ChatButton } from '@/components/shared/ChatButton';
import { DEAD_CONTROL } from '@/components/shared/deadControl';
import { Icon } from '@/components/shared/Icon';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.5rem',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto' },
}));

// Narrow cards have a row for the words; wide ones keep the sign alone beside the chat.
const CartButton = styled(Button)(({ theme }) => ({
  minWidth: '2.75rem',
  paddingInline: '0.5rem',
  gap: '0.5rem',
  [theme.breakpoints.up('sm')]: { padding: 0, '& > span': { display: 'none' } },
}));

export interface CardActionsProps {
  /** A screen reader hears it with the chat. */
  productName: string;
  chatHref: string;
}

/** Chat, which is how one buys here, and the cart button that does nothing (specification 2). */
export function CardActions({ productName, chatHref }: CardActionsProps) {
  return (
    <Row>
      <ChatButton href={chatHref} accessibleName={`WhatsApp ile sor: ${productName}`} />
      <CartButton aria-label="Sepete Ekle" variant="outlined" color="secondary" {...DEAD_CONTROL}>
        <Icon path={mdiCartPlus} fontSize="small" />
        <span>Sepete Ekle</span>
      </CartButton>
    </Row>
  );
}
