import { type Product, savings } from '@/domain/product';
import { sameValues } from '@/domain/records';
import {
  type PercentChange,
  type PriceStep,
  withDiscount,
  withoutDiscount,
  withPercent,
} from '@/panel/domain/prices/percentChange';

export type BulkChange =
  | { kind: 'stock'; inStock: boolean }
  | { kind: 'category'; category: string }
  | { kind: 'discount'; percent: number; step: PriceStep }
  | { kind: 'noDiscount' }
  | ({ kind: 'price' } & PercentChange)
  | { kind: 'delete' };

type Edit = Exclude<BulkChange, { kind: 'delete' }>;

function edited(product: Product, change: Edit): Product {
  const next = valuesAfter(product, change);
  return sameValues(product, next) ? product : next;
}

function valuesAfter(product: Product, change: Edit): Product {
  if (change.kind === 'price') return withPercent(product, change);
  if (change.kind === 'discount') return withDiscount(product, change.percent, change.step);
  if (change.kind === 'noDiscount') return withoutDiscount(product);
  const { kind: _, ...values } = change;
  return { ...product, ...values };
}

/** Unchanged products are the same objects as before. */
export function withBulkChange(
  products: readonly Product[],
  marked: ReadonlySet<number>,
  change: BulkChange,
): readonly Product[] {
  if (change.kind === 'delete') return products.filter(({ id }) => !marked.has(id));
  return products.map((product) => (marked.has(product.id) ? edited(product, change) : product));
}

export interface BulkPreview {
  changed: number;
  unchanged: number;
  /** Original prices that will no longer be higher than the price: the shop does not show them then (D3). */
  hiddenOriginals: number;
  examples: readonly { before: Product; after: Product }[];
}

const MOST_EXAMPLES = 4;

export function previewBulkChange(marked: readonly Product[], change: Edit): BulkPreview {
  const pairs = marked.map((before) => ({ before, after: edited(before, change) }));
  const changed = pairs.filter(({ before, after }) => before !== after);
  return {
    changed: changed.length,
    unchanged: pairs.length - changed.length,
    hiddenOriginals: changed.filter(
      ({ before, after }) =>
        after.originalPrice !== undefined &&
        savings(before) !== undefined &&
        savings(after) === undefined,
    ).length,
    examples: changed.slice(0, MOST_EXAMPLES),
  };
}
