import type { Product } from '@/domain/product';

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
