import { MOST_ID } from '@/data/schema/fields';
import type { ListName } from '@/domain/catalog';

/** No database gives ids from here on. */
const FIRST_LOCAL_ID = 2 ** 52;

/** Small enough to be read again as an id (schema/fields). */
export function newLocalId(): number {
  return FIRST_LOCAL_ID + Math.floor(Math.random() * (MOST_ID - FIRST_LOCAL_ID));
}

export function isLocalId(id: number): boolean {
  return id >= FIRST_LOCAL_ID;
}

/** A new item keeps its local id on this page: an open form must not lose its item when the database gives it an id. */
export interface ItemIds {
  learn: (list: ListName, localId: number, rowId: number | undefined) => void;
  shownId: (list: ListName, rowId: number) => number;
  rowId: (list: ListName, shownId: number) => number | undefined;
}

export function createItemIds(): ItemIds {
  const shownIds = new Map<string, number>();
  const rowIds = new Map<string, number>();
  return {
    learn(list, localId, rowId) {
      if (rowId === undefined || !isLocalId(localId)) return;
      shownIds.set(keyOf(list, rowId), localId);
      rowIds.set(keyOf(list, localId), rowId);
    },
    // Asked for every item of a long list, and most pages know no other ids.
    shownId: (list, rowId) =>
      shownIds.size === 0 ? rowId : (shownIds.get(keyOf(list, rowId)) ?? rowId),
    rowId: (list, shownId) => (isLocalId(shownId) ? rowIds.get(keyOf(list, shownId)) : shownId),
  };
}

function keyOf(list: ListName, id: number): string {
  return `${list} ${id}`;
}
