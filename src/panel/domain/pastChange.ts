import type { Catalog } from '@/domain/catalog';
import type { Product } from '@/domain/product';

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
