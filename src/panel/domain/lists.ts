import type { Catalog, ItemOf, ListName } from '@/domain/catalog';

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
