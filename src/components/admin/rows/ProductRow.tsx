import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { usePreviewOf } from '@/components/admin/form/picture/picturePreviews';
import { RowPrice } from '@/components/admin/products/RowPrice';
import { StockSwitch } from '@/components/admin/products/StockSwitch';
import { Picture } from '@/components/shared/Picture';
import { StockBadge } from '@/components/shared/product/StockBadge';
import { drawingOf } from '@/content/pictures';
import { withPrice } from '@/domain/prices/discount';
import type { Product } from '@/domain/product';

import { type FocusRequest, ItemRow } from './ItemRow';

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
  const picture = usePreviewOf(image);
  return (
    <ItemRow
      name={name}
      focusRequest={focusRequest}
      picture={
        <Picture src={picture} standIn={drawingOf(category)} alt="" ratio={4 / 3} width={104} />
      }
      facts={
        <Typography variant="body2" color="textSecondary">
          <span translate="no">{brand}</span> / {category}
        </Typography>
      }
      stock={
        <>
          <StockSwitch
            name={name}
            inStock={inStock}
            onChange={(isThere) => onChange({ ...product, inStock: isThere })}
          />
          {inStock ? null : <StockBadge inStock={false} />}
        </>
      }
      price={<RowPrice product={product} onChange={(tl) => onChange(withPrice(product, tl))} />}
      onEdit={() => onEdit(product)}
      onCopy={() => onCopy(product)}
      onDelete={() => onDelete(product)}
    />
  );
});
