import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import { memo, type Ref } from 'react';

import { NothingFound } from '@/components/search/NothingFound';
import { useControlActions } from '@/components/shared/controlActions';
import { DISABLED_CONTROL } from '@/components/shared/disabledControl';
import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { SectionHeading } from '@/components/shared/SectionHeading';
import type { Product } from '@/domain/product';
import { CELLS } from '@/theme/sizes';

import { ProductCard, type ProductCardProps } from './ProductCard';

const cardGrid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
    sm: 'repeat(auto-fill, minmax(min(45%, 17rem), 1fr))',
  },
  // Four columns in place of three, where the last of four cards, or of 58, would stand alone.
  '@media (min-width: 62em) and (max-width: 80em)': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, max(12.5rem, 24%)), 1fr))',
  },
  // Five, or four where there are no more.
  '@media (min-width: 112em)': { gridTemplateColumns: 'repeat(var(--columns), 1fr)' },
  ...CELLS,
  // The same things of neighbours stand on the same line: each card has seven rows, of which its content takes six.
  '& > *': { ...CELLS['& > *'], gridRow: 'span 7' },
  '& > *, & .MuiCardContent-root': { gridTemplateRows: 'subgrid' },
  '& .MuiCardContent-root': { gridRow: 'span 6' },
};

// As high as the whole list, so that nothing below it moves when cards are added.
const whole = {
  display: 'flex',
  flexDirection: 'column',
  '@media print': { minHeight: '0 !important' },
} as const;

// Without scroll anchoring, or the browser would scroll with it when cards take its place.
const rest = { flex: 1, overflowAnchor: 'none' } as const;

export const PRODUCTS_HEADING_ID = 'featured-products';

const CardCell = memo(function CardCell(props: ProductCardProps) {
  return (
    <ErrorBoundary
      resetKey={props.product}
      fallback={<Paper variant="empty">Bu ürün şu anda gösterilemiyor.</Paper>}
    >
      <ProductCard {...props} />
    </ErrorBoundary>
  );
});

export interface CardGridProps extends Omit<ProductCardProps, 'product'> {
  products: ReadonlyArray<Product>;
  ref?: Ref<HTMLDivElement> | undefined;
}

export function CardGrid({ products, ref, ...callbacks }: CardGridProps) {
  return (
    <Box ref={ref} sx={cardGrid} style={{ '--columns': products.length > 4 ? 5 : 4 }}>
      {products.map((product) => (
        <CardCell key={product.id} product={product} {...callbacks} />
      ))}
    </Box>
  );
}

export interface ProductGridProps extends Omit<CardGridProps, 'ref'> {
  /** The height in px of the whole list, where `products` is its beginning. */
  height?: number | undefined;
  listRef?: Ref<HTMLDivElement>;
  restRef?: Ref<HTMLDivElement>;
  partChatHref: string;
}

/** Newest first (specification 2, "Featured products"). */
export function ProductGrid(props: ProductGridProps) {
  const { height, listRef, restRef, partChatHref, ...list } = props;
  const showAll = useControlActions()?.allProducts;
  return (
    <Container component="section" aria-labelledby={PRODUCTS_HEADING_ID}>
      <SectionHeading id={PRODUCTS_HEADING_ID}>ÖNE ÇIKAN YEDEK PARÇALAR</SectionHeading>
      {list.products.length === 0 ? (
        <NothingFound
          text="Şu anda listelenen ürün yok. Aradığınız parçayı WhatsApp’tan yazın, sizin için bulalım."
          chatHref={partChatHref}
        />
      ) : (
        <>
          <Box sx={whole} style={{ minHeight: height }}>
            <CardGrid ref={listRef} {...list} />
            <Box ref={restRef} sx={rest} />
          </Box>
          <Box sx={{ pt: 4, textAlign: 'center' }}>
            <Button variant="outlined" size="large" {...(showAll ?? DISABLED_CONTROL)}>
              Tüm Ürünleri Görüntüle
            </Button>
          </Box>
        </>
      )}
    </Container>
  );
}
