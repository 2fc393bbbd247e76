import { nextId, type Catalog, type ItemOf, type ListName, type NewItemOf } from '@/domain/catalog';

export const LIST_NAMES: readonly ListName[] = ['products', 'brands', 'slides'];

export function itemName(item: ItemOf<ListName>): string {
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

export function withNewItem<List extends ListName>(
  items: readonly ItemOf<List>[],
  item: NewItemOf<List>,
): { id: number; items: readonly ItemOf<List>[] } {
  const id = nextId(items);
  return { id, items: [{ ...item, id } as ItemOf<List>, ...items] };
}

/** Replaces the items from `start` to `end`. `slice` and `concat` copy long lists faster than spreading. */
export function spliced<Item>(
  items: readonly Item[],
  start: number,
  end: number,
  others: readonly Item[],
): Item[] {
  return items.slice(0, start).concat(others, items.slice(end));
}

/** Above the first of these items that is there, or else at the end. Without `below` it is the newest. */
export function withItemAbove<Item extends { id: number }>(
  items: readonly Item[],
  item: Item,
  below?: readonly number[],
): Item[] {
  const index = below === undefined ? 0 : indexOfFirst(items, below);
  return spliced(items, index, index, [item]);
}

function indexOfFirst(items: readonly { id: number }[], ids: readonly number[]): number {
  // Usually the first one is there; a set of all ids of a long list takes time.
  const nearest = items.findIndex(({ id }) => id === ids[0]);
  if (nearest !== -1) return nearest;
  const itemIds = new Set(items.map(({ id }) => id));
  const next = ids.find((id) => itemIds.has(id));
  return next === undefined ? items.length : items.findIndex(({ id }) => id === next);
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
