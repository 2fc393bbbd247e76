import { type Catalog, TABLE_NAMES } from '@/domain/catalog';
import type { Product } from '@/domain/product';
import { changedFields } from '@/domain/records';

import type { CatalogChanges, Edit } from './catalogChanges';
import { itemName } from './lists';

export type StepKind = 'item' | 'bulk' | 'list' | 'brand' | 'samples' | 'backup' | 'undo';

type Counts = Partial<Record<'added' | 'edited' | 'deleted', number>>;

/** What the owner did once, or one product that he has deleted (D48). */
export interface PastChange {
  /** An older one has a lower id. */
  id: number;
  at: string;
  /** Null where another program has made the step; missing where it waits in the outbox. */
  kind?: string | null;
  /** `none`: no browser of the owner. */
  device?: 'this' | 'other' | 'none';
  counts: Partial<Record<keyof Catalog, Counts>>;
  /** The fields that edits have changed. */
  fields: readonly string[];
  /** The names of the first items, at most three. */
  names?: readonly string[];
  undone?: boolean;
  /** The id of the step that has deleted the product. */
  change?: number;
  product?: Pick<Product, 'id' | 'name' | 'image' | 'category'>;
}

export interface HistoryAsked {
  /** The deleted products that have not come back, in place of the steps. */
  isDeleted: boolean;
  /** Words of products' names. */
  search: string;
  /** An id: those before it. */
  olderThan?: number | undefined;
}

export interface HistoryPage {
  entries: readonly PastChange[];
  more: boolean;
}

/** A step by its name or its id, or only one product of it. */
export interface UndoWanted {
  step?: string;
  change?: number;
  product?: number | undefined;
}

/** What a step of this page has done, by what undoes it: what that adds was deleted. */
export function changeUndoneBy(
  undo: CatalogChanges,
  kind: StepKind,
): Omit<PastChange, 'id' | 'at'> {
  const counts = TABLE_NAMES.map((table) => {
    const { added, edited, deleted } = undo[table];
    return [table, { added: deleted.length, edited: edited.length, deleted: added.length }];
  });
  const edits = Object.values(undo).flatMap<Edit<object>>(({ edited }) => edited);
  const fields = new Set(edits.flatMap(({ before, after }) => changedFields(before, after)));
  // The name of a brand comes before those of its products.
  const names = [undo.brands, undo.slides, undo.products].flatMap(({ added, edited, deleted }) =>
    [...added, ...edited.map(({ before }) => before), ...deleted].slice(0, 3).map(itemName),
  );
  return {
    kind,
    counts: Object.fromEntries(counts),
    fields: [...fields],
    names: names.slice(0, 3),
  };
}
