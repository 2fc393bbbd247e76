import type { ListName } from '@/domain/catalog';

import { isLocalId } from './localIds';

/**
 * An item made here keeps its first id for as long as the page lives, although the backend gives its row another:
 * an open form or a focused button must not lose its item when the answer comes.
 */
export interface Aliases {
  learn: (list: ListName, id: number, rowId: number | undefined) => void;
  /** Under which the backend's row is shown. */
  shownId: (list: ListName, rowId: number) => number;
  /** The backend's id of what is shown as `id`; undefined while it has none. */
  rowId: (list: ListName, id: number) => number | undefined;
}

export function createAliases(): Aliases {
  const shownIds = new Map<string, number>();
  const rowIds = new Map<string, number>();
  return {
    learn(list, id, rowId) {
      if (rowId === undefined || !isLocalId(id)) return;
      shownIds.set(keyOf(list, rowId), id);
      rowIds.set(keyOf(list, id), rowId);
    },
    shownId: (list, rowId) => shownIds.get(keyOf(list, rowId)) ?? rowId,
    rowId: (list, id) => (isLocalId(id) ? rowIds.get(keyOf(list, id)) : id),
  };
}

function keyOf(list: ListName, id: number): string {
  return `${list} ${id}`;
}
