import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { Picture } from '@/components/shared/Picture';
import { StockBadge } from '@/components/shared/StockBadge';
import { DEFAULT_PRODUCT_IMAGE } from '@/content/pictures';
import { withPrice } from '@/domain/discount';
import type { Product } from '@/domain/product';

import { usePreviewOf } from './form/picturePreviews';
import { type FocusRequest, ItemRow } from './ItemRow';
import { RowPrice } from './products/RowPrice';
import { StockSwitch } from './products/StockSwitch';

const facts = { flexWrap: 'wrap', alignItems: 'center', gap: '0 0.875rem' } as const;

export interface ProductRowProps {
  item: Product;
  focusRequest?: FocusRequest | undefined;
  onEdit: (product: Product) => void;
  onCopy: (product: Product) => void;
  /** With a value that was changed in the row itself. */
  onChange: (product: Product) => void;
  onDelete: (product: Product) => void;
}

/** A part in the owner's list. Memoised: one changed product redraws one row. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { item: product, focusRequest, onEdit, onCopy, onChange, onDelete } = props;
  const { name, brand, category, image, inStock } = product;
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
          <StockSwitch
            name={name}
            inStock={inStock}
            onChange={(isThere) => onChange({ ...product, inStock: isThere })}
          />
          {inStock ? null : <StockBadge inStock={false} />}
        </Stack>
      }
      aside={<RowPrice product={product} onChange={(tl) => onChange(withPrice(product, tl))} />}
      onEdit={() => onEdit(product)}
      onCopy={() => onCopy(product)}
      onDelete={() => onDelete(product)}
    />
  );
});
