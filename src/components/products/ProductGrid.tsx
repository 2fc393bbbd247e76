import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

import { DEAD_CONTROL } from '@/components/shared/deadControl';
import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { SectionHeading } from '@/components/shared/SectionHeading';
import type { Product } from '@/domain/product';

import { ProductCard } from './ProductCard';

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
    sm: 'repeat(auto-fill, minmax(17rem, 1fr))',
  },
  gap: '1px',
  p: '1px',
};

// A card far below the window costs neither layout nor paint.
const Cell = styled('div')(({ theme }) => ({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 34rem',
  outline: `1px solid ${theme.vars.palette.divider}`,
}));

export const PRODUCTS_HEADING_ID = 'one-cikanlar';

export interface ProductGridProps {
  products: ReadonlyArray<Product>;
  /** The chat with this product's message prepared. Must stay the same function, or every card is redrawn. */
  chatHref: (product: Product) => string;
  onSelect: (product: Product) => void;
}

const cardError = <Paper variant="empty">Bu ürün şu anda gösterilemiyor.</Paper>;

/** Inside the card's error boundary, because the message contains the product's values. */
function CardWithChat(
  props: Pick<ProductGridProps, 'chatHref' | 'onSelect'> & { product: Product },
) {
  return <ProductCard {...props} chatHref={props.chatHref(props.product)} />;
}

/** The parts on offer, newest first, or a sentence where there are none (specification 2, "Featured products"). */
export function ProductGrid({ products, chatHref, onSelect }: ProductGridProps) {
  return (
    <Container component="section" aria-labelledby={PRODUCTS_HEADING_ID}>
      <SectionHeading id={PRODUCTS_HEADING_ID}>ÖNE ÇIKAN YEDEK PARÇALAR</SectionHeading>
      {products.length === 0 ? (
        <Paper variant="empty" component="p">
          Şu anda listelenen ürün yok. Aradığınız parçayı WhatsApp’tan sorabilirsiniz.
        </Paper>
      ) : (
        <Box sx={grid}>
          {products.map((product) => (
            <Cell key={product.id}>
              <ErrorBoundary resetKey={product} fallback={cardError}>
                <CardWithChat product={product} chatHref={chatHref} onSelect={onSelect} />
              </ErrorBoundary>
            </Cell>
          ))}
        </Box>
      )}
      <Box sx={{ pt: 4, textAlign: 'center' }}>
        <Button variant="outlined" color="secondary" size="large" {...DEAD_CONTROL}>
          Tüm Ürünleri Görüntüle
        </Button>
      </Box>
    </Container>
  );
}
