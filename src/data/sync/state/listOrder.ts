import type { ListName } from '@/domain/catalog';

/** The order of a list's ids with those that were deleted on this page, so that each can come back to its place. */
export interface ListOrder {
  /** To be called before an item is deleted or restored, with the ids that are shown. */
  note: (list: ListName, shown: readonly number[]) => void;
  idsBelow: (list: ListName, id: number) => readonly number[];
  /** The deleted item has come back under a new id. */
  rename: (list: ListName, id: number, newId: number) => void;
}

export function createListOrder(): ListOrder {
  const orders = new Map<ListName, readonly number[]>();
  const orderOf = (list: ListName) => orders.get(list) ?? [];
  return {
    note: (list, shown) => void orders.set(list, woven(orderOf(list), shown)),
    idsBelow(list, id) {
      const order = orderOf(list);
      return order.slice(order.indexOf(id) + 1);
    },
    rename(list, id, newId) {
      orders.set(
        list,
        orderOf(list).map((other) => (other === id ? newId : other)),
      );
    },
  };
}

/**
 * The shown ids, and each deleted one directly above the shown one that followed it before. Long lists differ in a few
 * places, so only what is between the first and the last difference is looked at closely.
 */
function woven(before: readonly number[], shown: readonly number[]): readonly number[] {
  const most = Math.min(before.length, shown.length);
  let start = 0;
  while (start < most && before[start] === shown[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === shown.at(-1 - end)) end += 1;
  const missing = before.slice(start, before.length - end);
  if (missing.length === 0) return shown;
  const middle = wovenClosely(missing, shown.slice(start, shown.length - end));
  return shown.slice(0, start).concat(middle, shown.slice(shown.length - end));
}

function wovenClosely(before: readonly number[], shown: readonly number[]): number[] {
  const shownIds = new Set(shown);
  const above = new Map<number | undefined, number[]>();
  let deleted: number[] = [];
  for (const id of before) {
    if (!shownIds.has(id)) deleted.push(id);
    else if (deleted.length > 0) {
      above.set(id, deleted);
      deleted = [];
    }
  }
  if (above.size === 0) return [...shown, ...deleted];
  return [...shown.flatMap((id) => [...(above.get(id) ?? []), id]), ...deleted];
}
