import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { Picture } from '@/components/shared/Picture';
import { PriceTag } from '@/components/shared/PriceTag';
import { StockBadge } from '@/components/shared/StockBadge';
import { DEFAULT_PRODUCT_IMAGE } from '@/content/pictures';
import { type Product, savings } from '@/domain/product';

import { usePreviewOf } from './form/picturePreviews';
import { type FocusRequest, ItemRow } from './ItemRow';

const facts = { flexWrap: 'wrap', gap: '0.125rem 0.875rem' } as const;

export interface ProductRowProps {
  item: Product;
  focusRequest?: FocusRequest | undefined;
  onEdit: (product: Product) => void;
  onDelete: (product: Product) => void;
}

/** A part in the owner's list. Memoised: one changed product redraws one row. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { item: product, focusRequest, onEdit, onDelete } = props;
  const { name, brand, category, image, price, originalPrice, inStock } = product;
  const picture = usePreviewOf(image) || DEFAULT_PRODUCT_IMAGE;
  return (
    <ItemRow
      name={name}
      focusRequest={focusRequest}
      picture={<Picture src={picture} alt="" ratio={4 / 3} width={104} />}
      facts={
        <Stack direction="row" sx={facts}>
          <Typography variant="body2" color="textSecondary">
            <span translate="no">{brand}</span> / {category}
          </Typography>
          <StockBadge inStock={inStock} />
        </Stack>
      }
      aside={
        <PriceTag
          price={price}
          originalPrice={savings(product) === undefined ? undefined : originalPrice}
        />
      }
      onEdit={() => onEdit(product)}
      onDelete={() => onDelete(product)}
    />
  );
});
