import { type Atom, atom } from 'jotai';

import { SHOWN_BRANDS, SHOWN_SLIDES, VISIBLE_BRANDS } from '@/domain/limits';

import { brandsAtom, slidesAtom } from './catalog';

export const shownSlidesAtom = atom((get) => get(slidesAtom).slice(0, SHOWN_SLIDES));
export const shownBrandsAtom = atom((get) => get(brandsAtom).slice(0, SHOWN_BRANDS));

export const slider = createCarousel(shownSlidesAtom, 1);
export const brandCarousel = createCarousel(shownBrandsAtom, VISIBLE_BRANDS);

export type Carousel = ReturnType<typeof createCarousel>;

function createCarousel(itemsAtom: Atom<readonly { id: number }[]>, visible: number) {
  const basePositionAtom = atom<{ position: number; id?: number | undefined }>({ position: 0 });
  const baseChoiceAtom = atom<boolean | undefined>(undefined);
  const countAtom = atom((get) => carouselPositions(get(itemsAtom).length, visible));
  return {
    /** Can be set to any whole number, because the first position follows the last one. When the list changes, the same item stays (D36). */
    positionAtom: atom(
      (get) => {
        const { position, id } = get(basePositionAtom);
        const place = get(itemsAtom).findIndex((item) => item.id === id);
        return wrapIndex(place === -1 ? position : place, get(countAtom));
      },
      (get, set, wanted: number) => {
        const position = wrapIndex(wanted, get(countAtom));
        set(basePositionAtom, { position, id: get(itemsAtom)[position]?.id });
      },
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
