import { atom } from 'jotai';

import type { ItemOf, ListName, NewItemOf } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';

import { closeFormAtom } from './admin';
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

const baseRemovedAtom = atom<ItemIn | null>(null);
const baseRestoredAtom = atom<ItemIn | null>(null);

export const removedItemAtom = atom((get) => get(baseRemovedAtom)?.[1] ?? null);
export const restoredItemAtom = atom((get) => get(baseRestoredAtom));

export const removeItemAtom = atom(null, (get, set, ...removed: ItemIn) => {
  const [list, { id }] = removed;
  openEditor(get).remove(list, id);
  set(baseRemovedAtom, removed);
});

/** Restores the last removed item as a new one: the deletion may already be in the database. */
export const undoRemoveAtom = atom(null, (get, set) => {
  const removed = get(baseRemovedAtom);
  if (removed === null) return;
  const [list, { id: _, ...item }] = removed;
  const id = openEditor(get).add<ListName>(list, item);
  set(baseRemovedAtom, null);
  set(baseRestoredAtom, [list, { ...item, id }] as ItemIn);
});

export const forgetRemovedAtom = atom(null, (_get, set) => set(baseRemovedAtom, null));

export const saveContactAtom = atom(null, (get, _set, contact: ContactInfo, seen?: ContactInfo) =>
  openEditor(get).saveContact(contact, seen),
);
