import { parsePercent, type PercentChange } from '@/panel/domain/prices/percentChange';

import type { BulkChange } from './bulkChange';

export type BulkAction = 'price' | 'discount' | 'stock' | 'category' | 'delete';

/** What was typed and chosen of a change; `''` is not chosen yet. */
export interface BulkDraft extends Omit<PercentChange, 'percent'> {
  percent: string;
  discount: 'discount' | 'noDiscount';
  stock: '' | 'in' | 'out';
  category: string;
}

export const EMPTY_BULK_DRAFT: BulkDraft = {
  direction: 'up',
  percent: '',
  step: 'lira',
  changesOriginal: false,
  discount: 'discount',
  stock: '',
  category: '',
};

/** The change that an action makes of its draft. Undefined until everything is chosen. */
export const bulkChangeOf: Record<BulkAction, (draft: BulkDraft) => BulkChange | undefined> = {
  price({ percent: typed, direction, step, changesOriginal }) {
    const percent = parsePercent(typed, direction);
    return percent === undefined
      ? undefined
      : { kind: 'price', percent, direction, step, changesOriginal };
  },
  discount({ percent: typed, discount, step }) {
    if (discount === 'noDiscount') return { kind: discount };
    const percent = parsePercent(typed, 'down');
    return percent === undefined ? undefined : { kind: discount, percent, step };
  },
  stock: ({ stock }) => (stock === '' ? undefined : { kind: 'stock', inStock: stock === 'in' }),
  category: ({ category }) => (category === '' ? undefined : { kind: 'category', category }),
  delete: () => ({ kind: 'delete' }),
};
