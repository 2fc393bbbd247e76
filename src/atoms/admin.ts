import { atom } from 'jotai';

import type { ItemOf, ListName } from '@/domain/catalog';

const baseAdminOpenAtom = atom(false);

/** Opened by the settings button; shows the login first (specification 4, "Admin"). */
export const isAdminOpenAtom = atom((get) => get(baseAdminOpenAtom));

export const showAdminAtom = atom(null, (_get, set) => set(baseAdminOpenAtom, true));

export const closeAdminAtom = atom(null, (_get, set) => {
  set(baseFormAtom, null);
  set(baseAdminOpenAtom, false);
});

/** The one form that can be open over a list: an empty one, or one for an item as it was when the form opened. */
export type OpenForm = { kind: 'new' } | { kind: 'edit'; item: ItemOf<ListName> };

const baseFormAtom = atom<OpenForm | null>(null);

export const openFormAtom = atom((get) => get(baseFormAtom));

export const closeFormAtom = atom(null, (_get, set) => set(baseFormAtom, null));

export const toggleNewFormAtom = atom(null, (get, set) => {
  set(baseFormAtom, get(baseFormAtom)?.kind === 'new' ? null : { kind: 'new' });
});

export const editItemAtom = atom(null, (_get, set, item: ItemOf<ListName>) =>
  set(baseFormAtom, { kind: 'edit', item }),
);

export type AdminTab = ListName | 'contact';

const baseTabAtom = atom<AdminTab>('products');

export const adminTabAtom = atom((get) => get(baseTabAtom));

export const selectAdminTabAtom = atom(null, (_get, set, tab: AdminTab) => {
  set(baseFormAtom, null);
  set(baseTabAtom, tab);
});
