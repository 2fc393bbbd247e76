import { atom } from 'jotai';

import type { ItemOf, ListName } from '@/domain/catalog';

// Every visitor downloads this file: what only the panel itself asks for stands in adminTab.ts.

/** The one form that may stand open over a list: an empty one, or one for an item as it was when it opened. */
export type OpenForm = { kind: 'new' } | { kind: 'edit'; item: ItemOf<ListName> };

const baseAdminOpenAtom = atom(false);
const baseFormAtom = atom<OpenForm | null>(null);

/** On from the settings button to the panel's own Kapat; the login comes first (specification 4, "Admin"). */
export const isAdminOpenAtom = atom((get) => get(baseAdminOpenAtom));
export const openFormAtom = atom((get) => get(baseFormAtom));

export const showAdminAtom = atom(null, (_get, set) => set(baseAdminOpenAtom, true));

export const closeAdminAtom = atom(null, (_get, set) => {
  set(baseFormAtom, null);
  set(baseAdminOpenAtom, false);
});

export const showFormAtom = atom(null, (_get, set, form: OpenForm) => set(baseFormAtom, form));

export const closeFormAtom = atom(null, (_get, set) => set(baseFormAtom, null));
