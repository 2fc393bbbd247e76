import { atom } from 'jotai';

const baseOpenAtom = atom(false);

export const isEnquiryOpenAtom = atom((get) => get(baseOpenAtom));

export const openEnquiryAtom = atom(null, (_get, set) => set(baseOpenAtom, true));

export const closeEnquiryAtom = atom(null, (_get, set) => set(baseOpenAtom, false));
