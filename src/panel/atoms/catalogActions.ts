import { atom } from 'jotai';

import { closeFormAtom } from '@/atoms/admin';
import type { ItemOf, ListName, NewItemOf } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import type { Product } from '@/domain/product';
import type { UndoRemoval } from '@/panel/data/OwnerRepository';

import { openEditor } from './session';

// The lists change through the repository's onChange: they are stored in one place only.

export type NewItemIn = { [List in ListName]: [list: List, item: NewItemOf<List>] }[ListName];
export type ItemIn = { [List in ListName]: [list: List, item: ItemOf<List>] }[ListName];

/** Adds, and closes the form (specification 4, "Admin tab"). Returns the new item's id. */
export const addItemAtom = atom(null, (get, set, ...[list, item]: NewItemIn): number => {
  const id = openEditor(get).add<ListName>(list, item);
  set(closeFormAtom);
  return id;
});

/** `seen` is the item when its form was opened. */
export type EditIn = {
  [List in ListName]: [list: List, item: ItemOf<List>, seen?: ItemOf<List>];
}[ListName];

export const updateItemAtom = atom(null, (get, set, ...[list, item, seen]: EditIn) => {
  openEditor(get).update<ListName>(list, item, seen);
  set(closeFormAtom);
});

/** Values changed in a row itself. A form that is open stays open. */
export const changeProductAtom = atom(null, (get, _set, product: Product) =>
  openEditor(get).update('products', product),
);

export interface Removal {
  key: number;
  removed: ItemIn;
  undo: UndoRemoval;
}

const baseRemovalsAtom = atom<readonly Removal[]>([]);
const baseOfferedAtom = atom<Removal | null>(null);
const baseRestoredAtom = atom<ItemIn | null>(null);

/** What was deleted on this page and not restored since, the last first. */
export const removalsAtom = atom((get) => get(baseRemovalsAtom));
/** The last deleted item, as long as the undo bar shows it. */
export const removedItemAtom = atom((get) => get(baseOfferedAtom)?.removed[1] ?? null);
/** The restored item that takes the focus. */
export const restoredItemAtom = atom((get) => get(baseRestoredAtom));

export const removeItemAtom = atom(null, (get, set, ...removed: ItemIn) => {
  const [list, { id }] = removed;
  const undo = openEditor(get).remove(list, id);
  if (undo === undefined) return;
  const key = (get(baseRemovalsAtom)[0]?.key ?? 0) + 1;
  const removal = { key, removed, undo };
  set(baseRemovalsAtom, (before) => [removal, ...before]);
  set(baseOfferedAtom, removal);
});

/** Brings back one of the removals; without one, the item that the undo bar shows. */
export const undoRemoveAtom = atom(null, (get, set, chosen?: Removal, takesFocus = true) => {
  const removal = chosen ?? get(baseOfferedAtom);
  if (removal === null || !get(baseRemovalsAtom).includes(removal)) return;
  const [list, item] = removal.removed;
  const id = removal.undo();
  set(baseRemovalsAtom, (before) => before.filter((other) => other !== removal));
  if (get(baseOfferedAtom) === removal) set(baseOfferedAtom, null);
  if (takesFocus) set(baseRestoredAtom, [list, { ...item, id }] as ItemIn);
});

export const forgetRemovedAtom = atom(null, (_get, set) => set(baseOfferedAtom, null));

export const saveContactAtom = atom(null, (get, _set, contact: ContactInfo, seen?: ContactInfo) =>
  openEditor(get).saveContact(contact, seen),
);
