import { byNewest, type Catalog, allFields, isRecordName } from '@/domain/catalog';
import { type FieldValues, pickFields } from '@/domain/records';
import { withValues } from '@/panel/domain/changedValues';
import { savedDate } from '@/panel/domain/lists';

import { isLocalId } from './itemIds';
import { type Item, type Mutation, RECORD_ID, rowIdOf, type Update } from './mutation';

/** The catalogue with the mutations of this table applied, from the oldest to the newest. */
export function applyMutations(
  catalog: Catalog,
  table: keyof Catalog,
  mutations: readonly Mutation[],
): Catalog {
  const own = mutations.filter((mutation) => mutation.table === table);
  if (own.length === 0) return catalog;
  if (!isRecordName(table)) return { ...catalog, [table]: applyToList(catalog[table], own) };
  const before = { ...savedDate(table), ...catalog[table] };
  const [record = before] = applyToList([{ ...before, id: RECORD_ID }], own);
  return { ...catalog, [table]: withValues(before, allFields(table, record)) };
}

/** The rows of a list, newest first, with the mutations applied. Items have a local id until the database gives them one. */
export function applyToList(
  rows: readonly Item[],
  mutations: readonly Mutation[],
): readonly Item[] {
  if (mutations.length === 0) return rows;
  const rowIds = new Map(
    mutations.flatMap((mutation) => {
      const rowId = rowIdOf(mutation);
      return rowId === undefined ? [] : [[mutation.id, rowId]];
    }),
  );
  const ofRows = Map.groupBy(mutations, ({ id }) => rowIds.get(id) ?? id);
  const inserted = new Set(mutations.map((mutation) => findInsertedRow(rows, mutation)?.id));
  const placed = rows.flatMap((row) => {
    // Its new item is shown, under the local id.
    if (inserted.has(row.id)) return [];
    const ofRow = ofRows.get(row.id);
    if (ofRow === undefined) return row;
    ofRows.delete(row.id);
    return applyInTurn(row.id, row, ofRow);
  });
  // What is left of the existing rows is on a later page, or somebody else has deleted it.
  const added = [...ofRows]
    .filter(([, ofRow]) => ofRow.some(({ id }) => isLocalId(id)))
    .flatMap(([id, ofRow]) => applyInTurn(id, undefined, ofRow));
  return added.length === 0 ? placed : placed.concat(added).toSorted(byNewest);
}

function applyInTurn(rowId: number, row: Item | undefined, mutations: readonly Mutation[]): Item[] {
  const item = mutations.reduce((server, mutation) => {
    // The database has a row that it does not delete: it is shown, with the reason.
    if (mutation.kind === 'delete') return mutation.status === 'refused' ? server : undefined;
    const isUpdate = server !== undefined && mutation.kind === 'update';
    return isUpdate ? applyUpdate(server, mutation) : mutation.item;
  }, row);
  return item === undefined ? [] : [{ ...item, id: rowId }];
}

/** The fields that an update writes, with their new values. */
export function fieldsToSend({ item, seen }: Pick<Update, 'item' | 'seen'>): FieldValues {
  return pickFields(item, Object.keys(seen));
}

/** What the server has, with the changed fields. */
export function applyUpdate(server: Item, update: Pick<Update, 'item' | 'seen'>): Item {
  return withValues(server, fieldsToSend(update));
}

/** The row that an unanswered insert has made: with its values, and newer than all rows before it was sent. */
export function findInsertedRow(rows: readonly Item[], mutation: Mutation): Item | undefined {
  if (mutation.status !== 'inFlight') return undefined;
  const { table, item, newerThan } = mutation;
  const textOf = (values: Item) => JSON.stringify(allFields(table, values));
  const wanted = textOf(item);
  return rows.find((row) => row.id > newerThan && textOf(row) === wanted);
}
