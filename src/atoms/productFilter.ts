import { atom } from 'jotai';

import { EVERY_PRODUCT, filterProducts, type ProductFilter } from '@/domain/productFilter';
import { sameValues } from '@/domain/records';

import { productsAtom } from './catalog';

const baseFilterAtom = atom(EVERY_PRODUCT);

/**
 * Products that the filter has found, and those added since. They stay listed when a change of theirs no longer fits:
 * otherwise the next row would move under the finger.
 */
const baseKeptAtom = atom<ReadonlySet<number>>(new Set<number>());

export const productFilterAtom = atom((get) => get(baseFilterAtom));
export const isFilteredAtom = atom((get) => !sameValues(get(baseFilterAtom), EVERY_PRODUCT));

const fittingAtom = atom((get) => filterProducts(get(productsAtom), get(baseFilterAtom)));

/** The products that the panel lists. */
export const listedProductsAtom = atom((get) => {
  const products = get(productsAtom);
  if (!get(isFilteredAtom)) return products;
  const fitting = new Set(get(fittingAtom).map(({ id }) => id));
  const kept = get(baseKeptAtom);
  return products.filter(({ id }) => fitting.has(id) || kept.has(id));
});

export const filterProductsAtom = atom(null, (get, set, changed: Partial<ProductFilter>) => {
  set(baseFilterAtom, { ...get(baseFilterAtom), ...changed });
  set(baseKeptAtom, new Set(get(fittingAtom).map(({ id }) => id)));
});

/** A new product is listed, whatever the filter asks for. */
export const keepListedAtom = atom(null, (get, set, id: number) =>
  set(baseKeptAtom, new Set([...get(baseKeptAtom), id])),
);
