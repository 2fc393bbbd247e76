import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { DEAD_CONTROL } from '@/components/shared/deadControl';
import { SectionHeading } from '@/components/shared/SectionHeading';
import type { Product } from '@/domain/product';

import { ProductCard } from './ProductCard';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: 1,
  padding: 1,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))' },
}));

// Cards that nobody has scrolled to cost neither layout nor paint.
const Cell = styled('div')(({ theme }) => ({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 34rem',
  outline: `1px solid ${theme.vars.palette.divider}`,
}));

const Empty = styled(Typography)(({ theme }) => ({
  padding: '3rem 1rem',
  textAlign: 'center',
  border: `1px dashed ${theme.vars.palette.text.secondary}`,
  color: theme.vars.palette.text.secondary,
}));

const More = styled('div')({ display: 'flex', justifyContent: 'center', paddingTop: '2rem' });

export const PRODUCTS_HEADING_ID = 'one-cikanlar';

export interface ProductGridProps {
  products: ReadonlyArray<Product>;
  /** The chat with this product's message in it. Keep the function the same, or every card is redrawn. */
  chatHref: (product: Product) => string;
  onSelect: (product: Product) => void;
}

/** The parts that the shop shows, newest first, or a sentence where there are none (specification 2, "Featured products"). */
export function ProductGrid({ products, chatHref, onSelect }: ProductGridProps) {
  return (
    <Container component="section" aria-labelledby={PRODUCTS_HEADING_ID}>
      <SectionHeading id={PRODUCTS_HEADING_ID}>ÖNE ÇIKAN YEDEK PARÇALAR</SectionHeading>
      {products.length === 0 ? (
        <Empty>Şu anda listelenen ürün yok. Aradığınız parçayı WhatsApp’tan sorabilirsiniz.</Empty>
      ) : (
        <Grid>
          {products.map((product) => (
            <Cell key={product.id}>
              <ProductCard product={product} chatHref={chatHref(product)} onSelect={onSelect} />
            </Cell>
          ))}
        </Grid>
      )}
      <More>
        <Button variant="outlined" color="secondary" size="large" {...DEAD_CONTROL}>
          Tüm Ürünleri Görüntüle
        </Button>
      </More>
    </Container>
  );
}
