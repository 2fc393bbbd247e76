import { atom } from 'jotai';

import { repositoryAtom } from './catalog';

const baseGreetedAtom = atom(false);

/** Whether the greeting still has to come: once per page load (specification 4, "Welcome modal"), and never for the owner. */
export const expectGreetingAtom = atom(
  null,
  (get) => !get(baseGreetedAtom) && get(repositoryAtom)?.isOwnersBrowser?.() !== true,
);

export const noteGreetingAtom = atom(null, (_get, set) => set(baseGreetedAtom, true));
