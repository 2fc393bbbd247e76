import type { Catalog, ValuesOf } from '@/domain/catalog';

/** A change of the owner that somebody else's change of the same item has met (D16). Nothing is written until he decides. */
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
