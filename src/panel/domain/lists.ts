import { byNewest, type Catalog, type ItemOf, type ListName } from '@/domain/catalog';

export const LIST_NAMES: readonly ListName[] = ['products', 'brands', 'slides'];

export function itemName(item: { name: string } | { title: string }): string {
  return 'name' in item ? item.name : item.title;
}

export function itemsOf<List extends ListName>(
  catalog: Pick<Catalog, ListName>,
  list: List,
): readonly ItemOf<List>[] {
  return catalog[list];
}

export function onlyList<List extends ListName>(
  list: List,
  items: readonly ItemOf<List>[],
): Partial<Catalog> {
  return { [list]: items };
}

/** Replaces the items from `start` to `end`. `slice` and `concat` copy long lists faster than spreading. */
function spliced<Item>(
  items: readonly Item[],
  start: number,
  end: number,
  others: readonly Item[],
): Item[] {
  return items.slice(0, start).concat(others, items.slice(end));
}

/** At its place in the order of the list (D11). */
export function withItemAdded<Item extends { id: number; createdAt?: string }>(
  items: readonly Item[],
  item: Item,
): Item[] {
  const index = items.findIndex((other) => byNewest(item, other) < 0);
  const place = index === -1 ? items.length : index;
  return spliced(items, place, place, [item]);
}

export function withItem<Item extends { id: number }>(
  items: readonly Item[],
  item: Item,
): readonly Item[] {
  const index = items.findIndex(({ id }) => id === item.id);
  return index === -1 ? items : spliced(items, index, index + 1, [item]);
}

export function withoutItem<Item extends { id: number }>(
  items: readonly Item[],
  id: number,
): readonly Item[] {
  const index = items.findIndex((item) => item.id === id);
  return index === -1 ? items : spliced(items, index, index + 1, []);
}
