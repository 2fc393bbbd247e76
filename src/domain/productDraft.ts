import type { NewItemOf } from './catalog';
import type { Product } from './product';
import { tidyPictureAddress } from './tidyPictureAddress';

type NumberField = 'price' | 'originalPrice' | 'discount';

/** A product while somebody types it: numbers are text such as '2850.5', and '' for none. */
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

/** The number in a numeric field, or undefined where it is empty or half typed. */
export function draftNumber(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** The product that a valid draft stands for. The discount loses its decimals (specification 5). */
export function productFromDraft(draft: ProductDraft): NewItemOf<'products'> {
  const originalPrice = draftNumber(draft.originalPrice);
  const discount = draftNumber(draft.discount);
  return {
    name: draft.name.trim(),
    price: draftNumber(draft.price) ?? 0,
    ...(originalPrice !== undefined && { originalPrice }),
    image: tidyPictureAddress(draft.image),
    category: draft.category,
    brand: draft.brand,
    description: draft.description.trim(),
    inStock: draft.inStock,
    ...(discount !== undefined && { discount: Math.trunc(discount) }),
  };
}
