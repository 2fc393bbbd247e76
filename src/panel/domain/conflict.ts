import type { Catalog, ValuesOf } from '@/domain/catalog';

/** Somebody else has changed the same item. Nothing is written until the owner decides (D16). */
interface ConflictIn<Table extends keyof Catalog> {
  id: string;
  table: Table;
  mine: ValuesOf<Table>;
  /** Undefined: the item was deleted. */
  theirs: ValuesOf<Table> | undefined;
}

export type Conflict = { [Table in keyof Catalog]: ConflictIn<Table> }[keyof Catalog];

/** `mine` writes the owner's values, or adds a deleted item again; `theirs` drops them. */
export type ConflictChoice = 'mine' | 'theirs';
