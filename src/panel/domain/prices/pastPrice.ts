import { savings } from '@/domain/product';
import type { ProductEdit } from '@/panel/domain/products/productChanges';

/** The old price of a discount is the lowest one of so many days before it began (Fiyat Etiketi Yönetmeliği, m. 11). */
export const DAYS_BEFORE_DISCOUNT = 10;

/** Dates are ISO texts. */
export interface PastPrice {
  price: number;
  since: string;
  /** Null: it is the present one. */
  until: string | null;
}

/** The lowest price of a product on the days before its discount began. */
export interface LowestPrice extends Pick<PastPrice, 'since'> {
  id: number;
  /** Null: it had no price then. */
  price: number | null;
  /** The time at which the database began to know its prices. Null: before these days. */
  earliest: string | null;
}

/** The ids of products whose discount begins now, and of those where it began with the present price. */
export type LowestAsked = Record<'changing' | 'staying', readonly number[]>;

/** An original price that is higher than the lowest price of these days. */
export type HighOldPrice = ProductEdit & Pick<PastPrice, 'price' | 'since'>;

/** The products of which the lowest price must be known before these edits: those that get another discount. */
export function lowestAskedBy(edits: readonly ProductEdit[]): LowestAsked {
  const asked = { changing: [] as number[], staying: [] as number[] };
  for (const { before, after } of edits) {
    const isChanging = before.price !== after.price;
    const isOther = isChanging || before.originalPrice !== after.originalPrice;
    if (after.originalPrice !== undefined && isOther) {
      asked[isChanging ? 'changing' : 'staying'].push(before.id);
    }
  }
  return asked;
}

export function highOldPrices(
  edits: readonly ProductEdit[],
  found: readonly LowestPrice[],
): HighOldPrice[] {
  const lowest = new Map(found.map((one) => [one.id, one]));
  return edits.flatMap((edit) => {
    const { price = null, since = '' } = lowest.get(edit.before.id) ?? {};
    const isHigh = price !== null && (edit.after.originalPrice ?? 0) > price;
    return isHigh && savings(edit.after) !== undefined ? { ...edit, price, since } : [];
  });
}
