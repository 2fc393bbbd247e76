import type { ListName } from '@/domain/catalog';
import { spliced } from '@/panel/domain/lists';

type Items = readonly { id: number }[];

const idsOf = (items: Items) => items.map(({ id }) => id);

/** The order of a list's ids with those that were deleted on this page, so that each can come back to its place. */
export function createDeletedPlaces() {
  const orders = new Map<ListName, readonly number[]>();

  /** To be called before an item is deleted, with the items that are shown. */
  function note(list: ListName, shown: Items): readonly number[] {
    const before = orders.get(list);
    const order = before === undefined ? idsOf(shown) : mergeDeleted(before, shown);
    orders.set(list, order);
    return order;
  }

  return {
    note,
    /** The ids of the nearest shown items below a deleted one, `count` at most. */
    shownBelow(list: ListName, id: number, shown: Items, count: number): number[] {
      const order = note(list, shown);
      const below = order.indexOf(id) + 1;
      // The shown ids stand in the order, too: above this place, no more than all deleted ones are missing.
      const first = below - (order.length - shown.length);
      const index = shown.findIndex((item, at) => at >= first && order.includes(item.id, below));
      return index === -1 ? [] : idsOf(shown.slice(index, index + count));
    },
    rename(list: ListName, id: number, newId: number): void {
      const order = orders.get(list) ?? [];
      const place = order.indexOf(id);
      if (place !== -1) orders.set(list, spliced(order, place, place + 1, [newId]));
    },
  };
}

/**
 * The shown ids, and each deleted one directly above the shown one that followed it before. Long lists differ in a few
 * places, so only what is between the first and the last difference is looked at closely.
 */
function mergeDeleted(before: readonly number[], shown: Items): readonly number[] {
  const most = Math.min(before.length, shown.length);
  let start = 0;
  while (start < most && before[start] === shown[start]?.id) start += 1;
  let [beforeEnd, shownEnd] = [before.length, shown.length];
  while (
    Math.min(beforeEnd, shownEnd) > start &&
    before[beforeEnd - 1] === shown[shownEnd - 1]?.id
  ) {
    beforeEnd -= 1;
    shownEnd -= 1;
  }
  if (start === shownEnd) return before;
  const merged = mergeRange(before.slice(start, beforeEnd), idsOf(shown.slice(start, shownEnd)));
  return spliced(before, start, beforeEnd, merged);
}

function mergeRange(before: readonly number[], shown: readonly number[]): number[] {
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
