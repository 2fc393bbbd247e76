import Container from '@mui/material/Container';

import { SectionHeading } from '@/components/shared/SectionHeading';

import { CardGrid, type CardGridProps } from './ProductGrid';

const HEADING_ID = 'related-products';

export function RelatedProducts(props: CardGridProps) {
  const { length } = props.products;
  if (length === 0) return null;
  // Whole rows of four.
  const products = props.products.slice(0, length > 4 && length < 8 ? 4 : length);
  return (
    <Container component="section" aria-labelledby={HEADING_ID} sx={{ pb: 8 }}>
      <SectionHeading id={HEADING_ID}>BENZER PARÇALAR</SectionHeading>
      <CardGrid {...props} products={products} />
    </Container>
  );
}
