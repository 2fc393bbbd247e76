import type { Catalog, ValuesOf } from '@/domain/catalog';

/** Somebody else has changed the same item. Nothing is written until the owner decides (D16). */
export interface Conflict {
  id: string;
  table: keyof Catalog;
  mine: ValuesOf<keyof Catalog>;
  /** Undefined: the item was deleted. */
  theirs: ValuesOf<keyof Catalog> | undefined;
}

/** `mine` writes the owner's values, or adds a deleted item again; `theirs` drops them. */
export type ConflictChoice = 'mine' | 'theirs';
