import { atom } from 'jotai';

import { closeAdminAtom } from '@/atoms/admin';
import { productsAtom, repositoryAtom } from '@/atoms/catalog';
import { isMenuOpenAtom, leaveProductAtom, selectProductAtom, toggleMenuAtom } from '@/atoms/view';
import type { Product } from '@/domain/product';
import { ALL_PRODUCTS, type ProductQuery } from '@/domain/products/productQuery';
import { sameValues } from '@/domain/records';

import { areResultsOpenAtom, queryAtom, closeResultsAtom, showResultsAtom } from './resultsScreen';
import { type Answer, searchCatalog } from './searchCatalog';
import { startRequest } from './startRequest';
import { typeAtom } from './suggestions';

const RESULTS_PER_PAGE = 24;

interface Results extends Answer {
  isSearching: boolean;
}

const NOTHING_YET: Results = { products: [], total: 0, isPartial: false, isSearching: true };

const baseResultsAtom = atom(NOTHING_YET);
const requestAtom = atom<AbortController | null>(null);

export const resultsAtom = atom((get) => get(baseResultsAtom));

const readPageAtom = atom(null, async (get, set, query: ProductQuery) => {
  const signal = startRequest(get, set, requestAtom);
  const { products } = get(baseResultsAtom);
  set(baseResultsAtom, (results) => ({ ...results, isSearching: true }));
  try {
    const page = { skip: products.length, size: RESULTS_PER_PAGE };
    const answer = await searchCatalog(get, query, page, signal);
    // A product added meanwhile moves the others into the next page.
    const known = new Set(products.map(({ id }) => id));
    const added = answer.products.filter(({ id }) => !known.has(id));
    set(baseResultsAtom, { ...answer, products: [...products, ...added], isSearching: false });
  } catch {
    // Aborted by a newer query.
  }
});

const uncoverAtom = atom(null, (get, set) => {
  if (get(isMenuOpenAtom)) set(toggleMenuAtom);
  set(leaveProductAtom);
  set(closeAdminAtom);
});

export const searchAtom = atom(null, async (get, set, wanted: Partial<ProductQuery>) => {
  const query = { ...ALL_PRODUCTS, ...wanted };
  const isSame = sameValues(query, get(queryAtom) ?? {});
  set(typeAtom, query.text);
  set(uncoverAtom);
  if (isSame && !get(baseResultsAtom).isSearching) return;
  set(showResultsAtom, query);
  set(baseResultsAtom, NOTHING_YET);
  await set(readPageAtom, query);
});

export const loadMoreResultsAtom = atom(null, async (get, set) => {
  const query = get(queryAtom);
  if (query !== null && !get(baseResultsAtom).isSearching) await set(readPageAtom, query);
});

export const goHomeAtom = atom(null, (get, set) => {
  set(uncoverAtom);
  set(typeAtom, '');
  if (get(areResultsOpenAtom)) set(closeResultsAtom);
});

export const pickAtom = atom(null, (_get, set, product: Product) => {
  set(uncoverAtom);
  set(selectProductAtom, product);
});

/** Also a part that the page has not read; says so if there is none. */
export const openPartAtom = atom(null, async (get, set, id: number) => {
  const known = get(productsAtom).find((product) => product.id === id);
  if (known) return set(selectProductAtom, known);
  try {
    const search = await get(repositoryAtom)?.openSearch?.();
    const product = await search?.readProduct(id);
    if (product) return set(selectProductAtom, product);
    return set(showResultsAtom, 'unknown');
  } catch (error) {
    console.error(`The part ${id} could not be read`, error);
    return set(showResultsAtom, 'unread');
  }
});
