import { atom } from 'jotai';

import type { Brand } from '@/domain/brand';
import type { ItemOf, ListName, NewItemOf } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import type { FieldValues } from '@/domain/records';
import { renamedBrandText } from '@/panel/content/changes';
import { NO_CHANGES } from '@/panel/domain/products/productChanges';

import { logChangeAtom } from './changes/changeLog';
import { changeProductsAtom } from './changes/productChanges';
import { catalogAtom, rowsAtoms } from './lists';
import { closeFormAtom } from './openForm';
import { openAccess } from './session';

// The repository's onChange changes the lists.

/** Values changed in a row itself. A form that is open stays open. */
export const changeProductAtom = atom(null, (get, set, id: number, changed: FieldValues) => {
  const before = get(catalogAtom);
  openAccess(get).editor.update('products', id, changed);
  set(logChangeAtom, before);
});

function actionsOf<List extends ListName>(list: List) {
  return {
    /** Adds, and closes the form (specification 4, "Admin tab"). Returns the new item's id. */
    add: atom(null, (get, set, item: NewItemOf<List>): number => {
      const before = get(catalogAtom);
      const id = openAccess(get).editor.add(list, item);
      set(logChangeAtom, before);
      set(closeFormAtom);
      return id;
    }),
    /** `seen` is the item when its form was opened. */
    update: atom(null, (get, set, id: number, changed: FieldValues, seen?: ItemOf<List>) => {
      const before = get(catalogAtom);
      openAccess(get).editor.update(list, id, changed, seen);
      set(logChangeAtom, before);
      set(closeFormAtom);
    }),
    /** Returns the item whose row comes in its place. */
    remove: atom(null, (get, set, id: number): ItemOf<List> | undefined => {
      const rows = get(rowsAtoms[list]);
      const index = rows.findIndex((row) => row.id === id);
      const item = rows[index];
      const next = rows[index + 1] ?? rows[index - 1];
      const before = get(catalogAtom);
      openAccess(get).editor.remove(list, id);
      set(logChangeAtom, before, { removed: item && { list, item } });
      return next;
    }),
  };
}

/** A renamed brand takes its products along. */
const updateBrandAtom = atom(
  null,
  async (get, set, id: number, changed: FieldValues, seen?: Brand) => {
    const before = get(catalogAtom);
    const { editor } = openAccess(get);
    editor.update('brands', id, changed, seen);
    set(closeFormAtom);
    const old = before.brands.find((one) => one.id === id)?.name;
    const brand = String(changed['name'] ?? old);
    const products = brand === old ? [] : before.products.filter((one) => one.brand === old);
    if (old === undefined || products.length === 0) return set(logChangeAtom, before);
    const words = renamedBrandText(old, brand, products.length);
    const after = get(catalogAtom);
    const edited = products.map((product) => ({ before: product, after: { ...product, brand } }));
    const options = { choose: async () => 'without' as const };
    const undo = await set(changeProductsAtom, { ...NO_CHANGES, edited }, options);
    if (typeof undo !== 'string') {
      return set(logChangeAtom, before, { words, products: undo, after });
    }
    // Without an answer each waits for itself.
    for (const product of products) editor.update('products', product.id, { brand }, product);
    return set(logChangeAtom, before, { words });
  },
);

type ItemActions = { [List in ListName]: ReturnType<typeof actionsOf<List>> };

export const itemActions: ItemActions = {
  products: actionsOf('products'),
  brands: { ...actionsOf('brands'), update: updateBrandAtom },
  slides: actionsOf('slides'),
};

export const saveContactAtom = atom(null, (get, set, changed: FieldValues, seen?: ContactInfo) => {
  const before = get(catalogAtom);
  openAccess(get).editor.saveContact(changed, seen);
  set(logChangeAtom, before);
});
