import Typography from '@mui/material/Typography';
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';

import { Picture } from '@/components/shared/Picture';
import { StockBadge } from '@/components/shared/product/StockBadge';
import { drawingOf } from '@/content/pictures';
import type { Product } from '@/domain/product';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';
import { RowPrice } from '@/panel/components/products/RowPrice';
import { StockSwitch } from '@/panel/components/products/StockSwitch';
import { withPrice } from '@/panel/domain/prices/discount';

import { ItemRow } from './ItemRow';
import type { FocusRequest } from './RowActions';

export interface ProductRowProps {
  item: Product;
  focusRequest?: FocusRequest | undefined;
  onEdit: (product: Product) => void;
  onCopy: (product: Product) => void;
  /** With a value that was changed in the row itself. */
  onChange: (product: Product) => void;
  onDelete: (product: Product) => void;
}

/** The handlers for this product. They stay the same while it changes, so that only what shows the change is drawn again. */
function useHandlers(props: ProductRowProps) {
  const { item, onEdit, onCopy, onChange, onDelete } = props;
  const shown = useRef(item);
  useLayoutEffect(() => {
    shown.current = item;
  }, [item]);
  const onStock = useCallback(
    (inStock: boolean) => onChange({ ...shown.current, inStock }),
    [onChange],
  );
  const onPrice = useCallback(
    (price: number) => onChange(withPrice(shown.current, price)),
    [onChange],
  );
  return {
    onStock,
    onPrice,
    onEdit: useCallback(() => onEdit(shown.current), [onEdit]),
    onCopy: useCallback(() => onCopy(shown.current), [onCopy]),
    onDelete: useCallback(() => onDelete(shown.current), [onDelete]),
  };
}

/** A part in the owner's list. Memoised: one changed product redraws one row. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { item: product, focusRequest } = props;
  const { name, brand, category, image, price, originalPrice, inStock } = product;
  const { onStock, onPrice, onEdit, onCopy, onDelete } = useHandlers(props);
  const src = usePreviewOf(image);
  const picture = useMemo(
    () => <Picture src={src} standIn={drawingOf(category)} alt="" ratio={4 / 3} width={104} />,
    [src, category],
  );
  const facts = useMemo(
    () => (
      <Typography variant="body2" color="textSecondary">
        <span translate="no">{brand}</span> / {category}
      </Typography>
    ),
    [brand, category],
  );
  const stock = useMemo(
    () => (
      <>
        <StockSwitch name={name} inStock={inStock} onChange={onStock} />
        {inStock ? null : <StockBadge inStock={false} />}
      </>
    ),
    [name, inStock, onStock],
  );
  const priced = useMemo(
    () => <RowPrice product={{ name, price, originalPrice }} onChange={onPrice} />,
    [name, price, originalPrice, onPrice],
  );
  return (
    <ItemRow
      name={name}
      focusRequest={focusRequest}
      picture={picture}
      facts={facts}
      stock={stock}
      price={priced}
      onEdit={onEdit}
      onCopy={onCopy}
      onDelete={onDelete}
    />
  );
});
