import { atom } from 'jotai';

import { EVERY_PRODUCT, type ProductFilter } from '@/domain/products/productFilter';
import { listedAmong, type ProductSearch, searchProducts } from '@/domain/products/productSearch';
import { sameValues } from '@/domain/records';

import { productsAtom } from './catalog';
import { inPieces } from './inPieces';

const baseFilterAtom = atom(EVERY_PRODUCT);

/** The last one that has ended: while the owner types, a long list shows what was found before. */
const baseSearchAtom = atom<ProductSearch | null>(null);

/** Ids of products that were added since. */
const baseAddedAtom = atom<readonly number[]>([]);

export const productFilterAtom = atom((get) => get(baseFilterAtom));
export const isFilteredAtom = atom((get) => !sameValues(get(baseFilterAtom), EVERY_PRODUCT));

/** The products that the panel lists. */
export const listedProductsAtom = atom((get) => {
  const products = get(productsAtom);
  const search = get(baseSearchAtom);
  return search === null ? products : listedAmong(search, products, get(baseAddedAtom));
});

type Draw = (change: () => void) => void;

/** `drawLater` shows a long list after the answer to the letter. */
export const filterProductsAtom = atom(
  null,
  (get, set, changed: Partial<ProductFilter>, drawLater: Draw = (change) => change()) => {
    const filter = { ...get(baseFilterAtom), ...changed };
    const show = (search: ProductSearch | null) => {
      set(baseSearchAtom, search);
      set(baseAddedAtom, []);
    };
    set(baseFilterAtom, filter);
    if (!get(isFilteredAtom)) return drawLater(() => show(null));
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
