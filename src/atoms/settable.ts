import { atom } from 'jotai';

/** A value: the first atom reads it, the second one is the action that sets it. */
export function settable<Value>(initial: Value) {
  const baseAtom = atom(initial);
  return [
    atom((get) => get(baseAtom)),
    atom(null, (_get, set, value: Value) => set(baseAtom, value)),
  ] as const;
}
