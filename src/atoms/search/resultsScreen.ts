import { atom } from 'jotai';

import type { MissingProduct, ProductQuery } from '@/domain/products/productQuery';
import type { ScreenPlace } from '@/domain/screenPlace';

import type { Answer } from './answerQuery';

export type Results = Answer & { isSearching: boolean };

export const NOTHING_YET: Results = {
  products: [],
  total: 0,
  categories: [],
  brands: [],
  isPartial: false,
  isSearching: true,
};

export interface ResultsScreen {
  /** Stays one object while the visitor sorts what was found. */
  place: ScreenPlace;
  shown: ProductQuery | MissingProduct;
  results: Results;
  /** How many products it had before a reload. */
  count: number;
}

/** One for each search, the newest last: the Back button leads through them (D9). */
const baseScreensAtom = atom<readonly ResultsScreen[]>([]);

const topAtom = atom((get) => get(baseScreensAtom).at(-1));

export const areResultsOpenAtom = atom((get) => get(topAtom) !== undefined);

export const searchesAtom = atom((get) => get(baseScreensAtom));

export const resultsPlaceAtom = atom((get) => get(topAtom)?.place ?? null);

export const queryAtom = atom((get) => {
  const shown = get(topAtom)?.shown;
  return shown && 'text' in shown ? shown : null;
});

export const missingProductAtom = atom((get) => {
  const shown = get(topAtom)?.shown;
  return shown && 'reason' in shown ? shown : null;
});

export const resultsAtom = atom((get) => get(topAtom)?.results ?? NOTHING_YET);

export const showResultsAtom = atom(
  null,
  (_get, set, shown: ResultsScreen['shown'], count: number = 0) => {
    const screen = { place: { scrollY: 0 }, shown, results: NOTHING_YET, count };
    set(baseScreensAtom, (screens) => [...screens, screen]);
  },
);

/** Another query in place of the shown one, whose products stay until the answer is here. */
export const changeQueryAtom = atom(null, (get, set, shown: ProductQuery) => {
  const top = get(topAtom);
  if (top) set(baseScreensAtom, (screens) => [...screens.slice(0, -1), { ...top, shown }]);
});

/** Does nothing where the query is not open any more. */
export const keepResultsAtom = atom(null, (_get, set, query: ProductQuery, results: Results) =>
  set(baseScreensAtom, (screens) =>
    screens.map((screen) => (screen.shown === query ? { ...screen, results } : screen)),
  ),
);

export const closeResultsAtom = atom(null, (_get, set) =>
  set(baseScreensAtom, (screens) => screens.slice(0, -1)),
);

export const closeAllResultsAtom = atom(null, (_get, set) => set(baseScreensAtom, []));
