import { styled } from '@mui/material/styles';

import { AddToEnquiry } from '@/components/enquiry/AddToEnquiry';
import { ChatButton } from '@/components/shared/contact/ChatButton';
import { useControlActions } from '@/components/shared/controlActions';
import type { Product } from '@/domain/product';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.375rem',
  marginTop: '0.375rem',
  '& > a': { padding: '0.25rem' },
  [theme.breakpoints.down('sm')]: {
    '& > a': { fontSize: '0.8125rem' },
    '& > a .MuiButton-startIcon': { marginRight: '0.25rem' },
    '& > a .MuiSvgIcon-root.MuiSvgIcon-root': { fontSize: '1.0625rem' },
  },
  '@media (max-width: 22em)': { '& > a .MuiButton-startIcon': { display: 'none' } },
}));

export function CardActions({ product, chatHref }: { product: Product; chatHref: string }) {
  return (
    <Row>
      <ChatButton
        href={chatHref}
        accessibleName={`WhatsApp ile sor: ${product.name}`}
        isQuiet={!product.inStock}
      />
      {useControlActions()?.addToEnquiry(product, 'card') ?? <AddToEnquiry place="card" />}
    </Row>
  );
}
