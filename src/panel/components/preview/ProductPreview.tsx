import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import { ProductCard } from '@/components/products/ProductCard';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';
import { type DraftOf, fromDraft } from '@/panel/domain/drafts/itemDraft';

import { ignore } from './ignore';

export function ProductPreview({ draft }: { draft: DraftOf<'products'> }) {
  const product = fromDraft('products', draft);
  const image = usePreviewOf(product.image);
  if (product.name === '' && image === '') {
    return (
      <Skeleton
        variant="rectangular"
        animation={false}
        sx={{ maxWidth: '19rem', height: '26rem' }}
      />
    );
  }
  return (
    <Box sx={{ maxWidth: '19rem' }}>
      <ProductCard product={{ ...product, image, id: 0 }} chatHref={() => '#'} onSelect={ignore} />
    </Box>
  );
}
