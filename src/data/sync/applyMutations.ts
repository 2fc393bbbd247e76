import { LIST_NAMES, onlyList } from '@/data/schema/lists';
import { toRow } from '@/data/schema/rows';
import type { Catalog, ItemOf, ListName } from '@/domain/catalog';

import { isLocalId } from './itemIds';
import {
  firstSentOf,
  isDeletion,
  isOf,
  type ItemMutation,
  type Mutation,
  rowIdOf,
} from './mutation';

/** The catalogue with the mutations of this table applied, from the oldest to the newest. */
export function applyMutations(
  catalog: Catalog,
  table: keyof Catalog,
  mutations: readonly Mutation[],
): Catalog {
  const list = LIST_NAMES.find((name) => name === table);
  if (list !== undefined) {
    const ofList = mutations.filter((mutation) => isOf(mutation, list));
    return { ...catalog, ...onlyList(list, applyToList<ListName>(catalog[list], ofList)) };
  }
  const last = mutations.findLast((mutation) => mutation.table === 'contact');
  return last === undefined ? catalog : { ...catalog, contact: last.contact };
}

/**
 * The rows of a list, newest first, with the mutations applied. Items have the database's id, or the local one until
 * there is one.
 */
export function applyToList<List extends ListName>(
  rows: readonly ItemOf<List>[],
  mutations: readonly ItemMutation<List>[],
): readonly ItemOf<List>[] {
  if (mutations.length === 0) return rows;
  const wanted = new Map<number, ItemOf<List> | undefined>();
  const madeHere = new Set<number>();
  const inserted = new Set<number | undefined>();
  for (const mutation of mutations) {
    const { id, item } = mutation;
    const rowId = rowIdOf(mutation) ?? id;
    wanted.set(rowId, isDeletion(mutation) ? undefined : { ...item, id: rowId });
    if (isLocalId(id)) madeHere.add(rowId);
    inserted.add(findInsertedRow(rows, mutation)?.id);
  }

  const placed = rows.flatMap((row) => {
    if (inserted.has(row.id)) return [];
    if (!wanted.has(row.id)) return [row];
    const item = wanted.get(row.id);
    wanted.delete(row.id);
    return item === undefined ? [] : [item];
  });
  // What is left of the existing rows is on a later page, or somebody else has deleted it.
  const added = [...wanted].flatMap(([id, item]) => (item && madeHere.has(id) ? [item] : []));
  return [...added.toReversed(), ...placed];
}

/**
 * The row that an unanswered insert has made: one with its values, and newer than the rows that were there when it was
 * sent. Rows are newest first.
 */
export function findInsertedRow<List extends ListName>(
  rows: readonly ItemOf<List>[],
  mutation: ItemMutation<List>,
): ItemOf<List> | undefined {
  const firstSent = firstSentOf(mutation);
  if (firstSent === undefined) return undefined;
  const valuesOf = (item: ItemOf<List>) => JSON.stringify(toRow(mutation.table, item));
  const wanted = new Set([valuesOf(mutation.item), valuesOf(firstSent.item)]);
  return rows.find((row) => row.id > firstSent.newerThan && wanted.has(valuesOf(row)));
}
