import { atom } from 'jotai';

import type { Product } from '@/domain/product';

import {
  adminTabAtom,
  isAdminOpenAtom,
  setAdminTabAtom,
  showAdminAtom,
  type TabName,
} from './admin';
import { type ResultsScreen, searchesAtom, showResultsAtom } from './search/resultsScreen';
import { placesAtom, selectedProductAtom, selectProductAtom } from './view';

/** What is open, in values that a history entry can hold. Another build may have written it. */
export interface OpenPlace {
  /** Scroll positions of the screens, from the storefront to the topmost. */
  scrolls?: readonly number[];
  searches?: readonly Pick<ResultsScreen, 'shown' | 'count'>[];
  /** Whole: a closed shop may not have read so far in its list when it opens again. */
  product?: Product | undefined;
  /** The panel's tab. Undefined: the panel is closed. */
  adminTab?: TabName | undefined;
  /** What stands in the visitor's search field. */
  typed?: string | undefined;
}

const baseTypedAtom = atom('');

/** What stood in the search field before the page was loaded again. */
export const typedBeforeAtom = atom((get) => get(baseTypedAtom));

export const describePlaceAtom = atom(null, (get): OpenPlace => ({
  scrolls: get(placesAtom).map(({ scrollY }) => scrollY),
  searches: get(searchesAtom).map(({ shown, results, count }) => ({
    shown,
    count: Math.max(results.products.length, count),
  })),
  product: get(selectedProductAtom) ?? undefined,
  adminTab: get(isAdminOpenAtom) ? get(adminTabAtom) : undefined,
}));

export const openPlaceAtom = atom(null, (get, set, place: OpenPlace) => {
  const { scrolls = [], searches = [], product, adminTab, typed = '' } = place;
  for (const { shown, count } of searches) set(showResultsAtom, shown, count);
  if (product) set(selectProductAtom, product);
  if (adminTab !== undefined) {
    set(setAdminTabAtom, adminTab);
    set(showAdminAtom);
  }
  set(baseTypedAtom, typed);
  get(placesAtom).forEach((screen, index) => {
    screen.scrollY = scrolls[index] ?? 0;
  });
});
