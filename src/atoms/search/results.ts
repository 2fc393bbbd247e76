import { atom } from 'jotai';

import { closeAdminAtom } from '@/atoms/admin';
import { productsAtom, repositoryAtom } from '@/atoms/catalog';
import type { OpenPlace } from '@/atoms/place';
import {
  leaveProductAtom,
  replaceSelectedAtom,
  selectedProductAtom,
  selectProductAtom,
} from '@/atoms/view';
import type { Product } from '@/domain/product';
import { ALL_PRODUCTS, type ProductQuery, type ValueCount } from '@/domain/products/productQuery';
import { productsInPlace } from '@/domain/products/productsInPlace';
import { sameValues } from '@/domain/records';

import {
  changeQueryAtom,
  closeAllResultsAtom,
  keepResultsAtom,
  queryAtom,
  resultsAtom,
  showResultsAtom,
} from './resultsScreen';
import { searchCatalog } from './searchCatalog';
import { typeAtom } from './suggestions';

const RESULTS_PER_PAGE = 24;
/** The database gives no longer page. */
const MOST = 100;

/** What is shown stays in its place while a visitor presses it; what is new follows. */
function inPlace(values: readonly ValueCount[], shown: readonly ValueCount[]) {
  const names = [...shown, ...values].map(({ name }) => name);
  return values.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
}

/** Reads `count` products after `before`, and returns them all. Also for a screen that is not the top one any more: Back may show it again. */
const readPageAtom = atom(
  null,
  async (
    get,
    set,
    query: ProductQuery,
    before: readonly Product[],
    count: number = RESULTS_PER_PAGE,
  ): Promise<readonly Product[]> => {
    const shown = get(resultsAtom);
    set(keepResultsAtom, query, { ...shown, isSearching: true });
    const page = { skip: query.skip + before.length, size: count };
    const answer = await searchCatalog(get, query, page).catch(() => undefined);
    // Its code cannot be fetched: ResultsScreen says so.
    if (answer === undefined) return before;
    // A product added meanwhile moves the others into the next page.
    const known = new Set(before.map(({ id }) => id));
    const added = answer.products.filter(({ id }) => !known.has(id));
    const products = [...before, ...added];
    set(keepResultsAtom, query, {
      ...answer,
      products,
      categories: inPlace(answer.categories, shown.categories),
      brands: inPlace(answer.brands, shown.brands),
      isSearching: false,
    });
    return products;
  },
);

/** A query that an earlier build has written may lack a value. */
export function withWholeQueries({ searches = [], ...place }: OpenPlace): OpenPlace {
  const whole = searches.map(({ shown, count }) => ({
    shown: 'text' in shown ? { ...ALL_PRODUCTS, ...shown } : shown,
    count,
  }));
  return { ...place, searches: whole };
}

/** Asks for the searches that a reload has brought back, each for as many products as it had, the shown one first. */
export const readSearchesAtom = atom(null, async (_get, set, { searches = [] }: OpenPlace) => {
  for (const { shown, count } of searches.toReversed()) {
    if (!('text' in shown)) continue;
    let products: readonly Product[] = [];
    for (let left = count || RESULTS_PER_PAGE; left > 0; left -= MOST) {
      // oxlint-disable-next-line no-await-in-loop -- Each page follows the one before it.
      products = await set(readPageAtom, shown, products, Math.min(left, MOST));
    }
  }
});

/** Closes what lies over the results, and empties the search field. */
const uncoverAtom = atom(null, (_get, set) => {
  set(typeAtom, null);
  set(leaveProductAtom);
  set(closeAdminAtom);
});

export const searchAtom = atom(null, async (get, set, wanted: Partial<ProductQuery>) => {
  const query = { ...ALL_PRODUCTS, ...wanted };
  set(uncoverAtom);
  if (sameValues(query, get(queryAtom) ?? {})) return;
  set(showResultsAtom, query);
  await set(readPageAtom, query, []);
});

/** Sorts or narrows what is shown, without a history entry of its own. */
export const refineAtom = atom(null, async (get, set, changed: Partial<ProductQuery>) => {
  const query = { ...ALL_PRODUCTS, ...get(queryAtom), skip: 0, ...changed };
  set(changeQueryAtom, query);
  await set(readPageAtom, query, []);
});

export const loadMoreResultsAtom = atom(null, async (get, set) => {
  const query = get(queryAtom);
  const { products, isSearching } = get(resultsAtom);
  if (query !== null && !isSearching) await set(readPageAtom, query, products);
});

/** The products of the top screen with the values of today, in their places. */
const renewResultsAtom = atom(null, async (get, set) => {
  const query = get(queryAtom);
  const before = get(resultsAtom);
  if (query === null || before.isSearching) return;
  const size = Math.min(Math.max(before.products.length, RESULTS_PER_PAGE), MOST);
  const answer = await searchCatalog(get, query, { skip: query.skip, size });
  if (answer.isPartial && !before.isPartial) return;
  const isWhole = answer.products.length === answer.total;
  const products = productsInPlace(before.products, answer.products, { isWhole });
  set(keepResultsAtom, query, { ...answer, products, isSearching: false });
});

/** Asks for the results and the open part again when the catalogue was read again (D36). A failure changes nothing. */
export const renewSearchAtom = atom(null, async (get, set) => {
  const renewing = set(renewResultsAtom);
  const { id } = get(selectedProductAtom) ?? {};
  if (id !== undefined && !get(productsAtom).some((product) => product.id === id)) {
    try {
      const search = await get(repositoryAtom)?.openSearch?.();
      if (search) set(replaceSelectedAtom, id, await search.readProduct(id));
    } catch {}
  }
  await renewing;
});

export const goHomeAtom = atom(null, (_get, set) => {
  set(uncoverAtom);
  set(closeAllResultsAtom);
});

export const pickAtom = atom(null, (_get, set, product: Product) => {
  set(uncoverAtom);
  set(selectProductAtom, product);
});

/** Opens a product that the page may not have read; says so if there is none. `row`: of the HTML (D50), so that it is not asked for. */
export const openProductAtom = atom(null, async (get, set, id: number, row?: unknown) => {
  const known = get(productsAtom).find((product) => product.id === id);
  if (known) return set(selectProductAtom, known);
  try {
    const search = await get(repositoryAtom)?.openSearch?.();
    const product = await search?.readProduct(id, row);
    if (product) return set(selectProductAtom, product);
    return set(showResultsAtom, { id, reason: 'unknown' });
  } catch (error) {
    console.error(`The part ${id} could not be read`, error);
    return set(showResultsAtom, { id, reason: 'unread' });
  }
});
