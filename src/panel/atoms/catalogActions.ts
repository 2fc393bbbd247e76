import { atom } from 'jotai';

import type { ItemOf, ListName, NewItemOf } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import type { FieldValues } from '@/domain/records';
import type { UndoRemoval } from '@/panel/data/OwnerRepository';

import { rowsAtoms } from './lists';
import { closeFormAtom } from './openForm';
import { openAccess } from './session';

// The repository's onChange changes the lists.

/** Values changed in a row itself. A form that is open stays open. */
export const changeProductAtom = atom(null, (get, _set, id: number, changed: FieldValues) =>
  openAccess(get).editor.update('products', id, changed),
);

type ListedItem = readonly [list: ListName, item: ItemOf<ListName>];

export interface Removal {
  key: number;
  removed: ListedItem;
  undo: UndoRemoval;
}

const baseRemovalsAtom = atom<readonly Removal[]>([]);
const baseOfferedAtom = atom<Removal | null>(null);
const baseRestoredAtom = atom<ListedItem | null>(null);

/** Deleted on this page and not restored since, the last first. */
export const removalsAtom = atom((get) => get(baseRemovalsAtom));
/** The last deleted item, while the snackbar offers to restore it. */
export const removedItemAtom = atom((get) => get(baseOfferedAtom)?.removed[1] ?? null);
export const restoredItemAtom = atom((get) => get(baseRestoredAtom));

function actionsOf<List extends ListName>(list: List) {
  return {
    /** Adds, and closes the form (specification 4, "Admin tab"). Returns the new item's id. */
    add: atom(null, (get, set, item: NewItemOf<List>): number => {
      const id = openAccess(get).editor.add(list, item);
      set(closeFormAtom);
      return id;
    }),
    /** `seen` is the item when its form was opened. */
    update: atom(null, (get, set, id: number, changed: FieldValues, seen?: ItemOf<List>) => {
      openAccess(get).editor.update(list, id, changed, seen);
      set(closeFormAtom);
    }),
    /** Returns the item whose row comes in its place. */
    remove: atom(null, (get, set, item: ItemOf<List>): ItemOf<List> | undefined => {
      const rows = get(rowsAtoms[list]);
      const index = rows.indexOf(item);
      const next = rows[index + 1] ?? rows[index - 1];
      const undo = openAccess(get).editor.remove(list, item.id);
      if (undo === undefined) return next;
      const key = (get(baseRemovalsAtom)[0]?.key ?? 0) + 1;
      const removal: Removal = { key, removed: [list, item], undo };
      set(baseRemovalsAtom, (before) => [removal, ...before]);
      set(baseOfferedAtom, removal);
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

/** Without `chosen`: the item that the snackbar offers. */
export const undoRemoveAtom = atom(null, (get, set, chosen?: Removal, takesFocus = true) => {
  const removal = chosen ?? get(baseOfferedAtom);
  if (removal === null || !get(baseRemovalsAtom).includes(removal)) return;
  const [list, item] = removal.removed;
  const id = removal.undo();
  set(baseRemovalsAtom, (before) => before.filter((other) => other !== removal));
  if (get(baseOfferedAtom) === removal) set(baseOfferedAtom, null);
  if (takesFocus) set(baseRestoredAtom, [list, { ...item, id }]);
});

export const hideUndoAtom = atom(null, (_get, set) => set(baseOfferedAtom, null));

export const saveContactAtom = atom(null, (get, _set, changed: FieldValues, seen?: ContactInfo) =>
  openAccess(get).editor.saveContact(changed, seen),
);
