import { nextId, type Catalog, type ItemOf, type ListName, type NewItemOf } from '@/domain/catalog';

export const LIST_NAMES: readonly ListName[] = ['products', 'brands', 'slides'];

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

/** With a new item above the first of these that is there, or at the end. Without `below` it is the newest. */
export function withItemAbove<Item extends { id: number }>(
  items: readonly Item[],
  item: Item,
  below?: readonly number[],
): Item[] {
  if (below === undefined) return [item, ...items];
  const index = indexOfFirst(items, below);
  return [...items.slice(0, index), item, ...items.slice(index)];
}

/** Where the first of these ids that is there stands; the end where none is. */
function indexOfFirst(items: readonly { id: number }[], ids: readonly number[]): number {
  // Mostly it is the very first, and a set of all ids of a long list takes time.
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
  return items.map((other) => (other.id === item.id ? item : other));
}

export function withoutItem<Item extends { id: number }>(
  items: readonly Item[],
  id: number,
): readonly Item[] {
  return items.filter((item) => item.id !== id);
}
