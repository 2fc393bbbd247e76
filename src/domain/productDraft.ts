import type { NewItemOf } from './catalog';
import { parseDiscount, parsePrice } from './numbers';
import { tidyPictureAddress } from './pictureAddress';
import type { Product } from './product';
import { trimmed } from './records';

type NumberField = 'price' | 'originalPrice' | 'discount';

/** The values of the product form: numbers are text such as '2850.5', and '' for none. */
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
    price: String(product.price),
    originalPrice: String(product.originalPrice ?? ''),
    discount: String(product.discount ?? ''),
  };
}

export function productFromDraft(draft: ProductDraft): NewItemOf<'products'> {
  const originalPrice = parsePrice(draft.originalPrice);
  const discount = parseDiscount(draft.discount);
  return {
    ...trimmed({ name: draft.name, description: draft.description }),
    price: parsePrice(draft.price) ?? 0,
    ...(originalPrice !== undefined && { originalPrice }),
    image: tidyPictureAddress(draft.image),
    category: draft.category,
    brand: draft.brand,
    inStock: draft.inStock,
    ...(discount !== undefined && { discount }),
  };
}
