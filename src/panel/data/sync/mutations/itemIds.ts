import { type Catalog, TABLE_NAMES } from '@/domain/catalog';

/** No database gives ids from here on. */
const FIRST_LOCAL_ID = 2 ** 52;

const IDS_PER_MS = 2000;

let latestLocalId = 0;

/** Rises with time, so that new items are in the order in which they were added. Two browser tabs do not get the same one. */
export function newLocalId(): number {
  const now = FIRST_LOCAL_ID + Date.now() * IDS_PER_MS + Math.floor(Math.random() * IDS_PER_MS);
  latestLocalId = Math.max(latestLocalId + 1, now);
  return latestLocalId;
}

export function isLocalId(id: number): boolean {
  return id >= FIRST_LOCAL_ID;
}

/** A new item keeps its local id on this page: an open form must not lose its item when the database gives it an id. */
export type ItemIds = ReturnType<typeof createItemIds>;

export function createItemIds() {
  const tables = TABLE_NAMES.map((table) => [table, new Map<number, number>()]);
  const shownIds: Record<keyof Catalog, Map<number, number>> = Object.fromEntries(tables);
  // No two tables have the same local id.
  const rowIds = new Map<number, number>();
  return {
    learn(list: keyof Catalog, localId: number, rowId: number | undefined): void {
      if (rowId === undefined || !isLocalId(localId)) return;
      shownIds[list].set(rowId, localId);
      rowIds.set(localId, rowId);
    },
    shownId: (list: keyof Catalog, rowId: number): number => shownIds[list].get(rowId) ?? rowId,
    /** A list with the ids that this page shows. It stays the same array while all ids are the database's own. */
    withShownIds<Item extends { id: number }>(list: keyof Catalog, items: readonly Item[]) {
      const ids = shownIds[list];
      if (ids.size === 0) return items;
      return items.map((item) => {
        const id = ids.get(item.id);
        return id === undefined ? item : { ...item, id };
      });
    },
    rowId: (shownId: number): number | undefined =>
      isLocalId(shownId) ? rowIds.get(shownId) : shownId,
  };
}
