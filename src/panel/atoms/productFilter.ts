import { atom } from 'jotai';

import { productsAtom } from '@/atoms/catalog';
import { sameValues } from '@/domain/records';
import {
  listedAmong,
  type ProductSearch,
  searchProducts,
} from '@/panel/domain/products/filteredList';
import { EVERY_PRODUCT, type ProductFilter } from '@/panel/domain/products/productFilter';

const baseFilterAtom = atom(EVERY_PRODUCT);

/** The last finished search. While a new search of a long list runs, the panel shows the result of this one. */
const baseSearchAtom = atom<ProductSearch | null>(null);

/** Ids of the products that were added after that search. */
const baseAddedAtom = atom<readonly number[]>([]);

export const productFilterAtom = atom((get) => get(baseFilterAtom));

/** The products that the panel lists. */
export const listedProductsAtom = atom((get) => {
  const products = get(productsAtom);
  const search = get(baseSearchAtom);
  return search === null ? products : listedAmong(search, products, get(baseAddedAtom));
});

/** How many products the last finished search has found; undefined while no filter is set. */
export const foundCountAtom = atom((get) =>
  get(baseSearchAtom) === null ? undefined : get(listedProductsAtom).length,
);

/** How long a task may search, in milliseconds. Short, because its last step takes longer on a slow phone. */
const TASK_MS = 4;

interface Wanted<Result> {
  isWanted: () => boolean;
  onResult: (result: Result, isLater: boolean) => void;
}

/**
 * Runs long work in several tasks. Only its first step runs at once, so that the answer to a key press is not delayed.
 * Stops without a result when the work is no longer wanted.
 */
async function inPieces<Result>(
  work: Iterator<undefined, Result>,
  { isWanted, onResult }: Wanted<Result>,
  isLater = false,
): Promise<void> {
  const end = isLater ? performance.now() + TASK_MS : 0;
  let step = work.next();
  while (step.done !== true && performance.now() < end) step = work.next();
  if (step.done === true) return onResult(step.value, isLater);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return isWanted() ? inPieces(work, { isWanted, onResult }, true) : undefined;
}

type Draw = (change: () => void) => void;

/** `drawLater` shows a result that came in a later task; React's `startTransition` keeps typing quick meanwhile. */
export const filterProductsAtom = atom(
  null,
  (get, set, changed: Partial<ProductFilter>, drawLater: Draw = (change) => change()) => {
    const filter = { ...get(baseFilterAtom), ...changed };
    const show = (search: ProductSearch | null) => {
      set(baseSearchAtom, search);
      set(baseAddedAtom, []);
    };
    set(baseFilterAtom, filter);
    if (sameValues(filter, EVERY_PRODUCT)) return drawLater(() => show(null));
    return void inPieces(searchProducts(get(productsAtom), filter), {
      isWanted: () => get(baseFilterAtom) === filter,
      onResult: (search, isLater) => (isLater ? drawLater(() => show(search)) : show(search)),
    });
  },
);

/** A new product is listed, whatever the filter asks for. */
export const keepListedAtom = atom(null, (get, set, id: number) =>
  set(baseAddedAtom, [...get(baseAddedAtom), id]),
);
