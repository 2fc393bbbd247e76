import { memo } from 'react';

import { Picture } from '@/components/shared/Picture';
import { drawingOf } from '@/content/categories';
import type { Product } from '@/domain/product';
import type { FieldValues } from '@/domain/records';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';
import { RowPrice } from '@/panel/components/products/RowPrice';
import { StockSwitch } from '@/panel/components/products/StockSwitch';
import { priceChange } from '@/panel/domain/prices/discount';

import { ItemRow, type ListRowProps } from './ItemRow';

export interface ProductRowProps extends ListRowProps<Product> {
  onCopy: (id: number) => void;
  /** Undefined: with closed controls a part has no address. */
  onCopyLink?: ((id: number) => void) | undefined;
  onChange: (id: number, changed: FieldValues) => void;
}

/** A part in the owner's list. Memoised: one changed product redraws one row. */
export const ProductRow = memo(function ProductRow({ onChange, ...row }: ProductRowProps) {
  const { item: product } = row;
  const { name, price, originalPrice, inStock } = product;
  const src = usePreviewOf(product.image);
  return (
    <ItemRow
      {...row}
      picture={<Picture src={src} standIn={drawingOf(product.category)} alt="" width={104} />}
      facts={
        <>
          <span translate="no">{product.brand}</span>
          <span className="category"> / {product.category}</span>
        </>
      }
      stock={
        <StockSwitch
          name={name}
          inStock={inStock}
          onChange={(isInStock) => onChange(product.id, { inStock: isInStock })}
        />
      }
      price={
        <RowPrice
          name={name}
          price={price}
          originalPrice={originalPrice}
          onChange={(typed) => onChange(product.id, priceChange(product, { price: typed }))}
        />
      }
    />
  );
});
