import type { Brand } from './brand';
import type { ContactInfo } from './contactInfo';
import type { Product } from './product';
import type { Slide } from './slide';

/** Everything that the owner maintains. Lists are newest first (D11). */
export interface Catalog {
  products: readonly Product[];
  brands: readonly Brand[];
  slides: readonly Slide[];
  contact: ContactInfo;
}

export type ListName = 'products' | 'brands' | 'slides';
export type ItemOf<List extends ListName> = Catalog[List][number];
export type NewItemOf<List extends ListName> = Omit<ItemOf<List>, 'id'>;
/** An item of a list, or the contact details. */
export type ValuesOf<Table extends keyof Catalog> = Table extends ListName
  ? ItemOf<Table>
  : ContactInfo;

/** The highest id plus one, or 1 for an empty list (specification 4, "New item ids"). */
export function nextId(items: readonly { id: number }[]): number {
  return items.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}
