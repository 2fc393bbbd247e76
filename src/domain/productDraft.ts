import type { NewItemOf } from './catalog';
import { parseDiscount } from './numbers';
import { tidyPictureAddress } from './pictureAddress';
import { plainPrice } from './price';
import type { Product } from './product';
import { trimmed } from './records';
import { parseTypedPrice } from './typedPrice';

type NumberField = 'price' | 'originalPrice' | 'discount';

/** The values of the product form: numbers are text as typed, such as '2850,50', and '' for none. */
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

export function productFromDraft(draft: ProductDraft): NewItemOf<'products'> {
  const originalPrice = parseTypedPrice(draft.originalPrice);
  const discount = parseDiscount(draft.discount);
  return {
    ...trimmed({ name: draft.name, description: draft.description }),
    price: parseTypedPrice(draft.price) ?? 0,
    ...(originalPrice !== undefined && { originalPrice }),
    image: tidyPictureAddress(draft.image),
    category: draft.category,
    brand: draft.brand,
    inStock: draft.inStock,
    ...(discount !== undefined && { discount }),
  };
}
