import { atom } from 'jotai';

const baseGreetedAtom = atom(false);

/** The greeting comes once per page load (specification 4, "Welcome modal"). */
export const isGreetedAtom = atom((get) => get(baseGreetedAtom));

export const noteGreetingAtom = atom(null, (_get, set) => set(baseGreetedAtom, true));
