import { atom } from 'jotai';

const baseAdminOpenAtom = atom(false);

/** The login comes first (specification 4, "Admin"). */
export const isAdminOpenAtom = atom((get) => get(baseAdminOpenAtom));

export const showAdminAtom = atom(null, (_get, set) => set(baseAdminOpenAtom, true));

export const closeAdminAtom = atom(null, (_get, set) => set(baseAdminOpenAtom, false));
