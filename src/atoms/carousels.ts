import { type Atom, atom, type WritableAtom } from 'jotai';

import { SHOWN_BRANDS, SHOWN_SLIDES, VISIBLE_BRANDS } from '@/domain/limits';

import { brandsAtom, slidesAtom } from './catalog';

/** Takes any whole number: one after the last position is the first. */
function wrappingAtom(countAtom: Atom<number>): WritableAtom<number, [number], void> {
  const baseAtom = atom(0);
  return atom(
    (get) => wrapIndex(get(baseAtom), get(countAtom)),
    (get, set, position) => set(baseAtom, wrapIndex(position, get(countAtom))),
  );
}

/** The visitor's own choice (D12); undefined until there is one. */
type PlayChoice = 'playing' | 'paused' | undefined;

function createCarousel(
  positionAtom: WritableAtom<number, [number], void>,
  countAtom: Atom<number>,
) {
  const baseChoiceAtom = atom<PlayChoice>(undefined);
  return {
    positionAtom,
    stepAtom: atom(null, (get, set, step: 1 | -1) => set(positionAtom, get(positionAtom) + step)),
    canTurnAtom: atom((get) => get(countAtom) > 1),
    choiceAtom: atom((get) => get(baseChoiceAtom)),
    chooseAtom: atom(null, (_get, set, choice: PlayChoice) => set(baseChoiceAtom, choice)),
  };
}

export type Carousel = ReturnType<typeof createCarousel>;

export const shownSlidesAtom = atom((get) => get(slidesAtom).slice(0, SHOWN_SLIDES));
export const shownBrandsAtom = atom((get) => get(brandsAtom).slice(0, SHOWN_BRANDS));

const slideCountAtom = atom((get) => get(shownSlidesAtom).length);

export const sliderIndexAtom = wrappingAtom(slideCountAtom);
export const slider = createCarousel(sliderIndexAtom, slideCountAtom);

const brandPositionCountAtom = atom((get) =>
  carouselPositions(get(shownBrandsAtom).length, VISIBLE_BRANDS),
);

export const carouselOffsetAtom = wrappingAtom(brandPositionCountAtom);
export const brandCarousel = createCarousel(carouselOffsetAtom, brandPositionCountAtom);

/** -1 is the last position; 0 where there are none. */
export function wrapIndex(index: number, count: number): number {
  return count <= 0 ? 0 : ((index % count) + count) % count;
}

export function carouselPositions(count: number, visible: number): number {
  return Math.max(count - visible, 0) + 1;
}
