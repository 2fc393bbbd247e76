import type { Product } from '@/domain/product';
import { splitDescription } from '@/domain/products/partNumbers/partNumbers';

export const MOST_ITEMS = 30;
export const MOST_QUANTITY = 99;

/** A part that the visitor wants to ask for (D31), as he saw it when he chose it. */
export interface EnquiryItem extends Pick<
  Product,
  'id' | 'name' | 'brand' | 'category' | 'image' | 'price'
> {
  /** The first of them, or empty. */
  partNumber: string;
  quantity: number;
}

export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_QUANTITY;
}

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
