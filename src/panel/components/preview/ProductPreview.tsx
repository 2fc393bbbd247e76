import Box from '@mui/material/Box';

import { ProductCard } from '@/components/products/ProductCard';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';
import { type DraftOf, fromDraft } from '@/panel/domain/drafts/itemDraft';

function ignore() {
  // A preview cannot be pressed.
}

export function ProductPreview({ draft }: { draft: DraftOf<'products'> }) {
  const product = fromDraft('products', draft);
  const image = usePreviewOf(product.image);
  return (
    <Box sx={{ maxWidth: '19rem' }}>
      <ProductCard product={{ ...product, image, id: 0 }} chatHref="#" onSelect={ignore} />
    </Box>
  );
}
