import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

import { SectionHeading } from '@/components/shared/SectionHeading';
import type { Product } from '@/domain/product';

import { CardCell, cardGrid } from './ProductGrid';

const HEADING_ID = 'related-products';

export interface RelatedProductsProps {
  products: readonly Product[];
  /** Must stay the same function, or every card is drawn again. */
  chatHref: (product: Product) => string;
  onSelect: (product: Product) => void;
}

export function RelatedProducts({ products, ...callbacks }: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <Container component="section" aria-labelledby={HEADING_ID} sx={{ pt: 6, pb: 8 }}>
      <SectionHeading id={HEADING_ID}>BENZER PARÇALAR</SectionHeading>
      <Box sx={cardGrid}>
        {products.map((product) => (
          <CardCell key={product.id} product={product} {...callbacks} />
        ))}
      </Box>
    </Container>
  );
}
