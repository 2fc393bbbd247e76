import { type Product, savings } from '@/domain/product';
import { sameValues } from '@/domain/records';
import { NO_CHANGES } from '@/panel/domain/catalogChanges';
import {
  type PercentChange,
  type PriceStep,
  withDiscount,
  withoutDiscount,
  withPercent,
} from '@/panel/domain/prices/percentChange';

import type { ChangeAgain, ProductChanges, ProductEdit } from './productChanges';

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
  switch (change.kind) {
    case 'price':
      return withPercent(product, change);
    case 'discount':
      return withDiscount(product, change.percent, change.step);
    case 'noDiscount':
      return withoutDiscount(product);
    case 'stock':
      return { ...product, inStock: change.inStock };
    case 'category':
      return { ...product, category: change.category };
    default:
      return change satisfies never;
  }
}

/** Products that already are as wanted are left out. */
export function bulkChanges(marked: readonly Product[], change: BulkChange): ProductChanges {
  if (change.kind === 'delete') return { ...NO_CHANGES, deleted: marked };
  const edits = marked.map((before) => ({ before, after: edited(before, change) }));
  return { ...NO_CHANGES, edited: edits.filter(({ before, after }) => before !== after) };
}

/** Applies the change to a product that somebody else has changed meanwhile: a percentage applies to its new price. */
export function changeAgain(change: BulkChange): ChangeAgain {
  return (stored) => (change.kind === 'delete' ? stored : edited(stored, change));
}

/** How many original prices will no longer be higher than the price: the shop does not show them then (D3). */
export function countHiddenOriginals(edits: readonly ProductEdit[]): number {
  return edits.filter(
    ({ before, after }) =>
      after.originalPrice !== undefined &&
      savings(before) !== undefined &&
      savings(after) === undefined,
  ).length;
}
