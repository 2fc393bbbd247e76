import Typography from '@mui/material/Typography';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';

import { Picture } from '@/components/shared/Picture';
import { drawingOf } from '@/content/pictures';
import type { Product } from '@/domain/product';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';
import { RowPrice } from '@/panel/components/products/RowPrice';
import { StockSwitch } from '@/panel/components/products/StockSwitch';
import { withPrices } from '@/panel/domain/prices/discount';

import { ItemRow, type ListRowProps } from './ItemRow';

export interface ProductRowProps extends ListRowProps<Product> {
  onCopy: (product: Product) => void;
  onChange: (product: Product) => void;
}

/** Stay the same while the product changes, so that a change does not draw the buttons and the price. */
function useHandlers({ item, onEdit, onCopy, onChange, onDelete }: ProductRowProps) {
  const shown = useRef(item);
  useLayoutEffect(() => {
    shown.current = item;
  }, [item]);
  return useMemo(
    () => ({
      onEdit: () => onEdit(shown.current),
      onCopy: () => onCopy(shown.current),
      onDelete: () => onDelete(shown.current),
      onPrice: (price: number) => onChange(withPrices(shown.current, { price })),
    }),
    [onEdit, onCopy, onChange, onDelete],
  );
}

/** A part in the owner's list. Memoised: one changed product redraws one row. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { item: product, refused, onChange } = props;
  const { name, price, originalPrice, inStock } = product;
  const { onPrice, ...actions } = useHandlers(props);
  const src = usePreviewOf(product.image);
  return (
    <ItemRow
      id={product.id}
      name={name}
      refused={refused}
      picture={
        <Picture src={src} standIn={drawingOf(product.category)} alt="" ratio={4 / 3} width={104} />
      }
      facts={
        <Typography variant="body2" color="textSecondary">
          <span translate="no">{product.brand}</span>
          <span className="category"> / {product.category}</span>
        </Typography>
      }
      stock={
        <StockSwitch
          name={name}
          inStock={inStock}
          onChange={(isInStock) => onChange({ ...product, inStock: isInStock })}
        />
      }
      price={
        <RowPrice name={name} price={price} originalPrice={originalPrice} onChange={onPrice} />
      }
      {...actions}
    />
  );
});
