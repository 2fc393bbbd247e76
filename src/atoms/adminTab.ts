import { atom } from 'jotai';

import type { ItemOf, ListName } from '@/domain/catalog';

import { closeFormAtom, openFormAtom, showFormAtom } from './admin';

/** The panel's tabs (specification 4, "Admin tab"). */
export type AdminTab = ListName | 'contact';

const baseTabAtom = atom<AdminTab>('products');

export const adminTabAtom = atom((get) => get(baseTabAtom));

export const selectAdminTabAtom = atom(null, (_get, set, tab: AdminTab) => {
  set(closeFormAtom);
  set(baseTabAtom, tab);
});

export const toggleNewFormAtom = atom(null, (get, set) => {
  if (get(openFormAtom)?.kind === 'new') set(closeFormAtom);
  else set(showFormAtom, { kind: 'new' });
});

export const editItemAtom = atom(null, (_get, set, item: ItemOf<ListName>) =>
  set(showFormAtom, { kind: 'edit', item }),
);
