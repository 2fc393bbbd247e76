import type { NewItemOf } from '@/domain/catalog';
import { tidyPictureAddress } from '@/domain/pictures/pictureAddress';
import { parseDiscount } from '@/domain/prices/numbers';
import { plainPrice } from '@/domain/prices/price';
import type { Product } from '@/domain/product';
import { trimmed } from '@/domain/records';
import { parseTypedPrice } from '@/panel/domain/prices/typedPrice';

type NumberField = 'price' | 'originalPrice' | 'discount';

/** Numbers are text as typed, such as '2850,50', and '' for none. */
export type ProductDraft = Omit<Product, 'id' | NumberField> & Record<NumberField, string>;

export const EMPTY_PRODUCT_DRAFT: ProductDraft = {
  name: '',
  category: '',
  brand: '',
  price: '',
  originalPrice: '',
  discount: '',
  image: '',
  description: '',
  inStock: true,
};

export function productDraft(stored: Product): ProductDraft {
  const { id: _, ...product } = stored;
  return {
    ...product,
    price: plainPrice(product.price),
    originalPrice: product.originalPrice === undefined ? '' : plainPrice(product.originalPrice),
    discount: String(product.discount ?? ''),
  };
}

export function typedPrices(draft: ProductDraft) {
  const price = parseTypedPrice(draft.price);
  const originalPrice = parseTypedPrice(draft.originalPrice);
  return price === undefined
    ? undefined
    : { price, ...(originalPrice !== undefined && { originalPrice }) };
}

export function productFromDraft(draft: ProductDraft): NewItemOf<'products'> {
  const discount = parseDiscount(draft.discount);
  return {
    ...trimmed({ name: draft.name, description: draft.description }),
    ...(typedPrices(draft) ?? { price: 0 }),
    image: tidyPictureAddress(draft.image),
    category: draft.category,
    brand: draft.brand,
    inStock: draft.inStock,
    ...(discount !== undefined && { discount }),
  };
}
