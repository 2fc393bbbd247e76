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

/** Undefined until everything is chosen. */
export function bulkChangeOf(action: BulkAction, draft: BulkDraft): BulkChange | undefined {
  const { direction, step, changesOriginal, discount, stock, category } = draft;
  if (action === 'delete') return { kind: action };
  if (action === 'stock')
    return stock === '' ? undefined : { kind: action, inStock: stock === 'in' };
  if (action === 'category') return category === '' ? undefined : { kind: action, category };
  if (action === 'discount' && discount === 'noDiscount') return { kind: discount };
  const percent = parsePercent(draft.percent, action === 'discount' ? 'down' : direction);
  if (percent === undefined) return undefined;
  if (action === 'discount') return { kind: action, percent, step };
  return { kind: action, percent, direction, step, changesOriginal };
}
