import { allFields } from '@/data/schema/fieldValues';
import { byNewest, type Catalog, type ItemOf, type ListName } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import { LIST_NAMES, onlyList } from '@/panel/domain/lists';

import { applyEdit } from './edit';
import { isLocalId } from './itemIds';
import {
  editOf,
  firstSentOf,
  isDeletion,
  isOf,
  type ItemMutation,
  type ContactMutation,
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
  const ofContact = mutations.filter((mutation) => mutation.table === 'contact');
  if (ofContact.length === 0) return catalog;
  return { ...catalog, contact: ofContact.reduce(withContact, catalog.contact) };
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
  const ofRows = new Map<number, ItemMutation<List>[]>();
  const madeHere = new Set<number>();
  const inserted = new Set<number | undefined>();
  for (const mutation of mutations) {
    const { id } = mutation;
    const rowId = rowIdOf(mutation) ?? id;
    ofRows.set(rowId, [...(ofRows.get(rowId) ?? []), mutation]);
    if (isLocalId(id)) madeHere.add(rowId);
    inserted.add(findInsertedRow(rows, mutation)?.id);
  }

  // The others are copied together: each of 50,000 in turn takes ten times as long.
  const touched = new Set([...ofRows.keys(), ...inserted]);
  const placed = rows.slice();
  const changes: [index: number, items: ItemOf<List>[]][] = [];
  rows.forEach((row, index) => {
    if (!touched.has(row.id)) return;
    const isReplaced = inserted.has(row.id);
    const ofRow = isReplaced ? [] : ofRows.get(row.id);
    if (ofRow === undefined) return;
    changes.push([index, isReplaced ? [] : applyInTurn(row.id, row, ofRow)]);
    if (!isReplaced) ofRows.delete(row.id);
  });
  // From the end, so that the places of those above stay right.
  for (const [index, items] of changes.toReversed()) placed.splice(index, 1, ...items);
  // What is left of the existing rows is on a later page, or somebody else has deleted it.
  const added = [...ofRows].filter(([id]) => madeHere.has(id));
  const items = added.flatMap(([id, ofRow]) => applyInTurn(id, undefined, ofRow));
  return items.length === 0 ? placed : placed.concat(items).toSorted(byNewest);
}

function applyInTurn<List extends ListName>(
  rowId: number,
  row: ItemOf<List> | undefined,
  mutations: readonly ItemMutation<List>[],
): ItemOf<List>[] {
  const item = mutations.reduce((server, mutation) => {
    // The database has a row that it does not delete: it is shown, with the reason.
    if (isDeletion(mutation)) return mutation.status === 'rejected' ? server : undefined;
    const edit = editOf(mutation);
    const next = server && edit ? applyEdit(server, mutation.item, edit) : mutation.item;
    return { ...next, id: rowId };
  }, row);
  return item === undefined ? [] : [item];
}

function withContact(server: ContactInfo, { contact, edit }: ContactMutation): ContactInfo {
  return edit ? applyEdit(server, contact, edit) : contact;
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
  const valuesOf = (item: ItemOf<List>) => JSON.stringify(allFields(mutation.table, item));
  const wanted = new Set([valuesOf(mutation.item), valuesOf(firstSent.item)]);
  return rows.find((row) => row.id > firstSent.newerThan && wanted.has(valuesOf(row)));
}
