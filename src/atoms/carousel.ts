import { type Atom, atom } from 'jotai';

import { wrapIndex } from '@/domain/wrap';

/**
 * What turns: a position among `countAtom` positions that wraps at both ends, and the visitor's own choice to
 * stop or start it (D12). Undefined means that the visitor has not chosen.
 */
export function createCarousel(countAtom: Atom<number>) {
  const basePositionAtom = atom(0);
  const baseChoiceAtom = atom<'playing' | 'paused' | undefined>(undefined);

  // A list that has become shorter must not leave the window over nothing.
  const positionAtom = atom((get) => wrapIndex(get(basePositionAtom), get(countAtom)));

  return {
    positionAtom,
    choiceAtom: atom((get) => get(baseChoiceAtom)),
    canTurnAtom: atom((get) => get(countAtom) > 1),
    /** Takes any whole number: one past the last position is the first. */
    goToAtom: atom(null, (get, set, position: number) => {
      set(basePositionAtom, wrapIndex(position, get(countAtom)));
    }),
    chooseAtom: atom(null, (_get, set, choice: 'playing' | 'paused') =>
      set(baseChoiceAtom, choice),
    ),
  };
}

export type Carousel = ReturnType<typeof createCarousel>;
