import { atom } from 'jotai';

import type { ProductQuery, MissingPart } from '@/domain/products/productQuery';

type Shown = ProductQuery | MissingPart;

const baseShownAtom = atom<Shown | null>(null);

export const areResultsOpenAtom = atom((get) => get(baseShownAtom) !== null);

export const queryAtom = atom((get) => {
  const shown = get(baseShownAtom);
  return typeof shown === 'string' ? null : shown;
});

export const missingPartAtom = atom((get) => {
  const shown = get(baseShownAtom);
  return typeof shown === 'string' ? shown : null;
});

export const showResultsAtom = atom(null, (_get, set, shown: Shown) => set(baseShownAtom, shown));

export const closeResultsAtom = atom(null, (_get, set) => set(baseShownAtom, null));
