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

/** The items with a new one, which stands at its place in the order of the list (D11). */
export function withItemAdded<Item extends { id: number; createdAt?: string }>(
  items: readonly Item[],
  item: Item,
): Item[] {
  const index = items.findIndex((other) => byNewest(item, other) < 0);
  const place = index === -1 ? items.length : index;
  return [...items.slice(0, place), item, ...items.slice(place)];
}
