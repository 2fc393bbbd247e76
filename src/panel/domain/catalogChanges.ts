import type { Catalog, ItemOf, ListName, NewItemOf, ValuesOf } from '@/domain/catalog';
import { changedFields, type FieldValues, sameValues } from '@/domain/records';

import { changesBetween } from './changedValues';
import { itemName } from './lists';
import type { PastChange, StepKind } from './pastChange';

export interface Edit<Values> {
  before: Values;
  after: Values;
}

/** `before` and `deleted` are as the owner saw them: what has other values by then is not overwritten (D28). */
export interface ListChanges<Each> {
  /** One that comes back has its old id, and the date of its row, which is its place in the list. */
  added: readonly (Omit<Each, 'id'> & { id?: number })[];
  edited: readonly Edit<Each>[];
  deleted: readonly Each[];
}

/** A record has at most one edit. */
export type CatalogChanges = { [Table in keyof Catalog]: ListChanges<ValuesOf<Table>> };

export const NO_CHANGES = { added: [], edited: [], deleted: [] } as const;

export function countChanges({ added, edited, deleted }: ListChanges<unknown>): number {
  return added.length + edited.length + deleted.length;
}

export function countCatalogChanges(changes: Partial<CatalogChanges>): number {
  return Object.values(changes).reduce((sum, table) => sum + countChanges(table), 0);
}

/** What a step of this page has done, by what undoes it: what that adds was deleted. */
export function changeUndoneBy(
  undo: Partial<CatalogChanges>,
  kind: StepKind,
): Omit<PastChange, 'id' | 'at'> {
  const counts = Object.entries(undo).map(([table, { added, edited, deleted }]) => [
    table,
    { added: deleted.length, edited: edited.length, deleted: added.length },
  ]);
  const edits = Object.values(undo).flatMap<Edit<object>>(({ edited }) => edited);
  const fields = new Set(edits.flatMap(({ before, after }) => changedFields(before, after)));
  // The name of a brand comes before those of its products.
  const lists = [undo.brands, undo.slides, undo.products];
  const names = lists.flatMap(({ added, edited, deleted } = NO_CHANGES) =>
    [...added, ...edited.map(({ before }) => before), ...deleted].slice(0, 3).map(itemName),
  );
  return {
    kind,
    counts: Object.fromEntries(counts),
    fields: [...fields],
    names: names.slice(0, 3),
  };
}

/** The edit of one record; no change where the values are equal. */
export function editOf<Each extends object>(before: Each, after: Each): ListChanges<Each> {
  return { ...NO_CHANGES, edited: sameValues(before, after) ? [] : [{ before, after }] };
}

/** What undoes the changes. `ids`: of the added items, in their order. */
export function inverseOf<Each extends { id: number }>(
  { added, edited, deleted }: ListChanges<Each>,
  ids: readonly number[],
): ListChanges<Each> {
  return {
    added: deleted,
    edited: edited.map(({ before, after }) => ({ before: after, after: before })),
    deleted: added.map((item, index) => ({ ...item, id: ids[index] ?? 0 }) as Each),
  };
}

export function withIds<Each extends { id: number }>(
  { added, edited, deleted }: ListChanges<Each>,
  idOf: (item: Each) => number,
): ListChanges<Each> {
  return {
    added,
    edited: edited.map(({ before, after }) => {
      const id = idOf(before);
      return { before: { ...before, id }, after: { ...after, id } };
    }),
    deleted: deleted.map((item) => ({ ...item, id: idOf(item) })),
  };
}

interface ItemCommands {
  add<List extends ListName>(list: List, item: NewItemOf<List>): number;
  update(list: ListName, id: number, changed: FieldValues, seen: object): unknown;
  remove(list: ListName, id: number): void;
  restore<List extends ListName>(list: List, item: ItemOf<List>): number;
}

/** Carries out the changes one item after the other. Returns what undoes them. */
export function changeOneByOne<List extends ListName>(
  commands: ItemCommands,
  list: List,
  changes: ListChanges<ItemOf<List>>,
): ListChanges<ItemOf<List>> {
  const { added, edited, deleted } = changes;
  // The last one is added first, so that the first one is the newest.
  const ids = added
    .toReversed()
    .map((item) =>
      item.id === undefined
        ? commands.add(list, item)
        : commands.restore(list, item as ItemOf<List>),
    );
  for (const { before, after } of edited) {
    commands.update(list, before.id, changesBetween(before, after), before);
  }
  for (const { id } of deleted) commands.remove(list, id);
  return inverseOf<ItemOf<List>>(changes, ids.toReversed());
}
