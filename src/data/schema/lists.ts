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
