import { atom } from 'jotai';

import type { Product } from '@/domain/product';
import { EVERY_PRODUCT, filterProducts, type ProductFilter } from '@/domain/products/productFilter';
import { sameValues } from '@/domain/records';

import { productsAtom } from './catalog';

const baseFilterAtom = atom(EVERY_PRODUCT);

/**
 * Products that the filter has found, and the ids of those added since. They stay listed when a change of theirs no
 * longer fits: otherwise the next row would move under the finger.
 */
const baseKeptAtom = atom<{ found: readonly Product[]; added: readonly number[] }>({
  found: [],
  added: [],
});

export const productFilterAtom = atom((get) => get(baseFilterAtom));
export const isFilteredAtom = atom((get) => !sameValues(get(baseFilterAtom), EVERY_PRODUCT));

const fittingAtom = atom((get) => filterProducts(get(productsAtom), get(baseFilterAtom)));

/** The products that the panel lists. */
export const listedProductsAtom = atom((get) => {
  const products = get(productsAtom);
  if (!get(isFilteredAtom)) return products;
  const fitting = get(fittingAtom);
  const { found, added } = get(baseKeptAtom);
  // Nothing has changed since: while the owner types, no long list is compared with itself.
  if (fitting === found && added.length === 0) return found;
  const listed = new Set([...fitting, ...found].map(({ id }) => id));
  return products.filter(({ id }) => listed.has(id) || added.includes(id));
});

export const filterProductsAtom = atom(null, (get, set, changed: Partial<ProductFilter>) => {
  set(baseFilterAtom, { ...get(baseFilterAtom), ...changed });
  set(baseKeptAtom, { found: get(fittingAtom), added: [] });
});

/** A new product is listed, whatever the filter asks for. */
export const keepListedAtom = atom(null, (get, set, id: number) => {
  const { found, added } = get(baseKeptAtom);
  set(baseKeptAtom, { found, added: [...added, id] });
});
