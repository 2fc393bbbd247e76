import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

import { ProductCard } from '@/components/products/ProductCard';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';
import { type DraftOf, fromDraft } from '@/panel/domain/drafts/itemDraft';

import { ignore } from './ignore';

export function ProductPreview({ draft }: { draft: DraftOf<'products'> }) {
  const product = fromDraft('products', draft);
  const image = usePreviewOf(product.image);
  if (product.name === '' && image === '') return <EmptyCard />;
  return (
    <Box sx={{ maxWidth: '19rem' }}>
      <ProductCard product={{ ...product, image, id: 0 }} chatHref="#" onSelect={ignore} />
    </Box>
  );
}

/** Grey lines in the places of the card's texts and buttons. */
function EmptyCard() {
  return (
    <Paper sx={{ maxWidth: '19rem', p: 2 }}>
      <Skeleton variant="rectangular" height="12rem" animation={false} />
      {['35%', '90%', '60%', '45%'].map((width) => (
        <Skeleton key={width} width={width} height="2rem" animation={false} />
      ))}
      <Skeleton variant="rectangular" height="2.75rem" animation={false} />
    </Paper>
  );
}
