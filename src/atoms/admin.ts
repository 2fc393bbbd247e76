import { atom } from 'jotai';

const baseAdminOpenAtom = atom(false);
const baseFormOpenAtom = atom(false);

/** The login comes first (specification 4, "Admin"). */
export const isAdminOpenAtom = atom((get) => get(baseAdminOpenAtom));

export const showAdminAtom = atom(null, (_get, set) => set(baseAdminOpenAtom, true));

export const closeAdminAtom = atom(null, (_get, set) => {
  set(baseFormOpenAtom, false);
  set(baseAdminOpenAtom, false);
});

/** Whether a form of the panel is open, which Back closes first. The panel knows what is in it. */
export const isFormOpenAtom = atom((get) => get(baseFormOpenAtom));

export const noteOpenFormAtom = atom(null, (_get, set) => set(baseFormOpenAtom, true));

export const closeFormAtom = atom(null, (_get, set) => set(baseFormOpenAtom, false));
