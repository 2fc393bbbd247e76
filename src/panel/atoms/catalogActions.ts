import { atom } from 'jotai';

import type { ItemOf, ListName, NewItemOf } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import type { FieldValues } from '@/domain/records';

import { logChangeAtom } from './changes/changeLog';
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
    remove: atom(null, (get, set, item: ItemOf<List>): ItemOf<List> | undefined => {
      const rows = get(rowsAtoms[list]);
      const index = rows.indexOf(item);
      const next = rows[index + 1] ?? rows[index - 1];
      const before = get(catalogAtom);
      const restore = openAccess(get).editor.remove(list, item.id);
      set(logChangeAtom, before, { restore });
      return next;
    }),
  };
}

type ItemActions = { [List in ListName]: ReturnType<typeof actionsOf<List>> };

export const itemActions: ItemActions = {
  products: actionsOf('products'),
  brands: actionsOf('brands'),
  slides: actionsOf('slides'),
};

export const saveContactAtom = atom(null, (get, set, changed: FieldValues, seen?: ContactInfo) => {
  const before = get(catalogAtom);
  openAccess(get).editor.saveContact(changed, seen);
  set(logChangeAtom, before);
});
