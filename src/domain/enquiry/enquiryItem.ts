import type { Product } from '@/domain/product';
import { splitDescription } from '@/domain/products/partNumbers/partNumbers';

import type { EnquiryItem } from './enquiry';

export type ItemChange = { kind: 'deleted' } | { kind: 'soldOut' } | { kind: 'price'; now: number };

export function enquiryItem(product: Product): EnquiryItem {
  const { id, name, brand, category, image, price, description } = product;
  const [partNumber = ''] = splitDescription(description).partNumbers;
  return { id, name, brand, category, image, price, partNumber, quantity: 1 };
}

/** `product`: as it is now; undefined where it was deleted. */
export function changeOf(
  { price }: EnquiryItem,
  product: Product | undefined,
): ItemChange | undefined {
  if (product === undefined) return { kind: 'deleted' };
  if (!product.inStock) return { kind: 'soldOut' };
  return product.price === price ? undefined : { kind: 'price', now: product.price };
}
