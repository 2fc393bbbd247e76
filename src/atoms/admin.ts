import { atom } from 'jotai';

import type { Catalog } from '@/domain/catalog';

const baseAdminOpenAtom = atom(false);
const baseTabAtom = atom<keyof Catalog>('products');

/** The login comes first (specification 4, "Admin"). */
export const isAdminOpenAtom = atom((get) => get(baseAdminOpenAtom));

export const showAdminAtom = atom(null, (_get, set) => set(baseAdminOpenAtom, true));

export const closeAdminAtom = atom(null, (_get, set) => set(baseAdminOpenAtom, false));

/** The panel's tab. */
export const adminTabAtom = atom((get) => get(baseTabAtom));

export const setAdminTabAtom = atom(null, (_get, set, tab: keyof Catalog) => set(baseTabAtom, tab));
