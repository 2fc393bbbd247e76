import { atom } from 'jotai';

/** Once per page load (specification 4, "Welcome modal"). */
const baseWelcomeAtom = atom<'expected' | 'open' | 'dismissed'>('expected');

export const isWelcomeExpectedAtom = atom((get) => get(baseWelcomeAtom) === 'expected');
export const isWelcomeOpenAtom = atom((get) => get(baseWelcomeAtom) === 'open');

export const showWelcomeAtom = atom(null, (get, set) => {
  if (get(isWelcomeExpectedAtom)) set(baseWelcomeAtom, 'open');
});

export const dismissWelcomeAtom = atom(null, (_get, set) => set(baseWelcomeAtom, 'dismissed'));
