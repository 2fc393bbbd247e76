import { atom } from 'jotai';

import { productsAtom } from '@/atoms/catalog';
import type { Product } from '@/domain/product';
import { sameValues } from '@/domain/records';
import { listedAmong, type ProductSearch } from '@/panel/domain/products/listed/filteredList';
import {
  inPlaces,
  type Places,
  placesIn,
  type ProductOrder,
} from '@/panel/domain/products/listed/productOrder';
import {
  createFits,
  EVERY_PRODUCT,
  type ProductFilter,
} from '@/panel/domain/products/productFilter';

const baseFilterAtom = atom(EVERY_PRODUCT);

/** The last finished search. While a new search of a long list runs, the panel shows the result of this one. */
const baseSearchAtom = atom<ProductSearch | null>(null);

/** Ids of the products that were added after that search. */
const baseAddedAtom = atom<readonly number[]>([]);

export const productFilterAtom = atom((get) => get(baseFilterAtom));

const baseOrderAtom = atom<{ order: ProductOrder; places: Places | undefined }>({
  order: 'newest',
  places: undefined,
});

export const productOrderAtom = atom((get) => get(baseOrderAtom).order);

export const orderProductsAtom = atom(null, (get, set, order: ProductOrder) =>
  set(baseOrderAtom, { order, places: placesIn(order, get(productsAtom)) }),
);

const foundProductsAtom = atom((get) => {
  const products = get(productsAtom);
  const search = get(baseSearchAtom);
  return search === null ? products : listedAmong(search, products, get(baseAddedAtom));
});

export const listedProductsAtom = atom((get) =>
  inPlaces(get(foundProductsAtom), get(baseOrderAtom).places),
);

/** How many products the last finished search has found; undefined while no filter is set. */
export const foundCountAtom = atom((get) =>
  get(baseSearchAtom) === null ? undefined : get(listedProductsAtom).length,
);

export type FilterList = (
  products: readonly Product[],
  fits: (product: Product) => boolean,
  search: { isWanted: () => boolean; onFound: (found: readonly Product[]) => void },
) => void;

const filterAtOnce: FilterList = (products, fits, { onFound }) => onFound(products.filter(fits));

/** `filterList` may find the products later. */
export const filterProductsAtom = atom(
  null,
  (get, set, changed: Partial<ProductFilter>, filterList: FilterList = filterAtOnce) => {
    const filter = { ...get(baseFilterAtom), ...changed };
    const isSet = !sameValues(filter, EVERY_PRODUCT);
    const products = isSet ? get(productsAtom) : [];
    const fits = createFits(filter);
    set(baseFilterAtom, filter);
    filterList(products, fits, {
      isWanted: () => get(baseFilterAtom) === filter,
      onFound: (found) => {
        set(baseSearchAtom, isSet ? { products, found, fits } : null);
        set(baseAddedAtom, []);
      },
    });
  },
);

/** A new product is listed, whatever the filter asks for. */
export const keepListedAtom = atom(null, (get, set, id: number) =>
  set(baseAddedAtom, [...get(baseAddedAtom), id]),
);
