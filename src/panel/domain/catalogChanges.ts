import type { Catalog, ItemOf, ListName, NewItemOf, ValuesOf } from '@/domain/catalog';
import type { FieldValues } from '@/domain/records';
import { changesBetween } from '@/panel/domain/changedValues';

export interface Edit<Values> {
  before: Values;
  after: Values;
}

/** `before` and `deleted` are as the owner saw them: what has other values by then is not overwritten (D28). */
export interface ListChanges<Each> {
  /** One that comes back has the date of its row, which is its place in the list. */
  added: readonly Omit<Each, 'id'>[];
  edited: readonly Edit<Each>[];
  deleted: readonly Each[];
}

/** A record has at most one edit. */
export type CatalogChanges = { [Table in keyof Catalog]: ListChanges<ValuesOf<Table>> };

export const NO_CHANGES = { added: [], edited: [], deleted: [] } as const;

export function countChanges({ added, edited, deleted }: ListChanges<unknown>): number {
  return added.length + edited.length + deleted.length;
}

export function countCatalogChanges(changes: CatalogChanges): number {
  return Object.values(changes).reduce((sum, table) => sum + countChanges(table), 0);
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
  update(list: ListName, id: number, changed: FieldValues, seen: object): void;
  remove(list: ListName, id: number): void;
}

/** Carries out the changes one item after the other. */
export function changeOneByOne<List extends ListName>(
  commands: ItemCommands,
  list: List,
  { added, edited, deleted }: ListChanges<ItemOf<List>>,
): void {
  // The last one is added first, so that the first one is the newest.
  for (const item of added.toReversed()) commands.add(list, item);
  for (const { before, after } of edited) {
    commands.update(list, before.id, changesBetween(before, after), before);
  }
  for (const { id } of deleted) commands.remove(list, id);
}
