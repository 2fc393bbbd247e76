import Container from '@mui/material/Container';

import { SectionHeading } from '@/components/shared/SectionHeading';

import { CardGrid, type CardGridProps } from './ProductGrid';

const HEADING_ID = 'related-products';

export function RelatedProducts(props: CardGridProps) {
  if (props.products.length === 0) return null;
  return (
    <Container component="section" aria-labelledby={HEADING_ID} sx={{ pt: 6, pb: 8 }}>
      <SectionHeading id={HEADING_ID}>BENZER PARÇALAR</SectionHeading>
      <CardGrid {...props} />
    </Container>
  );
}
