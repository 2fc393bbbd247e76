import type { ProductEdit } from '@/panel/domain/products/productChanges';

export interface PriceChanges {
  /** Prices that fall or rise by more than half. */
  large: number;
  /** The largest changes first. */
  examples: readonly ProductEdit[];
}

const MOST_EXAMPLES = 5;
const LARGE = 0.5;

/** Part of the old price by which it falls or rises. A price on request has none. */
function priceShare({ before, after }: ProductEdit): number {
  return before.price === 0 ? 0 : Math.abs(after.price / before.price - 1);
}

export const isLargeChange = (edit: ProductEdit) => priceShare(edit) > LARGE;

export function priceChangesOf(edits: readonly ProductEdit[]): PriceChanges {
  const changed = edits.filter(({ before, after }) => before.price !== after.price);
  return {
    large: changed.filter(isLargeChange).length,
    examples: changed
      .toSorted((one, other) => priceShare(other) - priceShare(one))
      .slice(0, MOST_EXAMPLES),
  };
}
