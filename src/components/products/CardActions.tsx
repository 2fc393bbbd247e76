import { mdiCartPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import MuiCardActions from '@mui/material/CardActions';
import { styled } from '@mui/material/styles';

import { ChatButton } from '@/components/shared/contact/ChatButton';
import { useControlActions } from '@/components/shared/controlActions';
import { DEAD_CONTROL } from '@/components/shared/deadControl';
import { Icon } from '@/components/shared/Icon';
import type { Product } from '@/domain/product';
import { TOUCH_TARGET } from '@/theme/sizes';

const Row = styled(MuiCardActions)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'stretch',
  gap: '0.375rem',
  [theme.breakpoints.down('sm')]: {
    '& > a': { padding: '0.25rem', fontSize: '0.8125rem' },
    '& > a .MuiButton-startIcon': { marginRight: '0.25rem' },
    '& > a .MuiSvgIcon-root.MuiSvgIcon-root': { fontSize: '1.0625rem' },
  },
  '@media (max-width: 22em)': { '& > a .MuiButton-startIcon': { display: 'none' } },
}));

const AddToCartButton = styled(Button)({ minWidth: TOUCH_TARGET, padding: 0 });

export interface CardActionsProps {
  product: Product;
  chatHref: string;
}

export function CardActions({ product, chatHref }: CardActionsProps) {
  const addToEnquiry = useControlActions()?.addToEnquiry;
  return (
    <Row>
      <ChatButton href={chatHref} accessibleName={`WhatsApp ile sor: ${product.name}`} />
      {addToEnquiry ? (
        addToEnquiry(product, 'card')
      ) : (
        <AddToCartButton
          aria-label="Sepete Ekle"
          variant="outlined"
          color="secondary"
          {...DEAD_CONTROL}
        >
          <Icon path={mdiCartPlus} fontSize="small" />
        </AddToCartButton>
      )}
    </Row>
  );
}
