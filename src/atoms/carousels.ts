import { type Atom, atom } from 'jotai';

import { SHOWN_BRANDS, SHOWN_SLIDES, VISIBLE_BRANDS } from '@/domain/limits';

import { brandsAtom, slidesAtom } from './catalog';

export const shownSlidesAtom = atom((get) => get(slidesAtom).slice(0, SHOWN_SLIDES));
export const shownBrandsAtom = atom((get) => get(brandsAtom).slice(0, SHOWN_BRANDS));

export const slider = createCarousel(atom((get) => get(shownSlidesAtom).length));

export const brandCarousel = createCarousel(
  atom((get) => carouselPositions(get(shownBrandsAtom).length, VISIBLE_BRANDS)),
);

export type Carousel = ReturnType<typeof createCarousel>;

function createCarousel(countAtom: Atom<number>) {
  const basePositionAtom = atom(0);
  const baseChoiceAtom = atom<boolean | undefined>(undefined);
  return {
    /** Takes any whole number: one after the last position is the first. */
    positionAtom: atom(
      (get) => wrapIndex(get(basePositionAtom), get(countAtom)),
      (get, set, position: number) => set(basePositionAtom, wrapIndex(position, get(countAtom))),
    ),
    canTurnAtom: atom((get) => get(countAtom) > 1),
    /** Whether the visitor wants it to turn (D12); undefined until he has chosen. */
    wantsTurnsAtom: atom(
      (get) => get(baseChoiceAtom),
      (_get, set, wantsTurns: boolean) => set(baseChoiceAtom, wantsTurns),
    ),
  };
}

/** -1 is the last position; 0 where there are none. */
export function wrapIndex(index: number, count: number): number {
  return count <= 0 ? 0 : ((index % count) + count) % count;
}

export function carouselPositions(count: number, visible: number): number {
  return Math.max(count - visible, 0) + 1;
}
