import type { Catalog, ItemOf, ListName } from '@/domain/catalog';
import type { ShopInfo } from '@/domain/shop/shopInfo';

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

/** The date of a shop that is saved for the first time. The database notes its own. */
export function savedDate(table: keyof Catalog): Pick<ShopInfo, 'savedAt'> {
  return table === 'shop' ? { savedAt: new Date().toISOString() } : {};
}
