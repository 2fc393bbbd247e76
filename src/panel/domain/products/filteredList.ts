import type { Product } from '@/domain/product';

import { createFits, type ProductFilter } from './productFilter';

/** Between two looks at the clock. */
const AT_ONCE = 500;

/** What a filter has found. */
export interface ProductSearch {
  products: readonly Product[];
  found: readonly Product[];
  /** 1 for each of `products` that was found. */
  isFound: Uint8Array;
  fits: (product: Product) => boolean;
}

/** Looks at some products per step, so that a search of 50,000 needs no long task. */
export function* searchProducts(
  products: readonly Product[],
  filter: ProductFilter,
): Generator<undefined, ProductSearch> {
  const fits = createFits(filter);
  const found: Product[] = [];
  const isFound = new Uint8Array(products.length);
  for (const [index, product] of products.entries()) {
    if (index > 0 && index % AT_ONCE === 0) yield undefined;
    if (!fits(product)) continue;
    found.push(product);
    isFound[index] = 1;
  }
  return { products, found, isFound, fits };
}

/**
 * What is listed of a list that may have changed since the search: what was found, also where it fits no longer
 * (otherwise the next row would move under the finger), what fits since, and what was `added`. Products that are the
 * same objects are not searched again.
 */
export function listedAmong(
  search: ProductSearch,
  products: readonly Product[],
  added: readonly number[],
): readonly Product[] {
  const { products: before, found, isFound, fits } = search;
  if (products === before && added.length === 0) return found;
  const placeOf = createPlaceOf(before, products);
  return products.filter((product, index) => {
    const place = placeOf(product, index);
    const wasFound = place !== undefined && isFound[place] === 1;
    const isSame = place !== undefined && before[place] === product;
    return wasFound || (!isSame && fits(product)) || added.includes(product.id);
  });
}

/** Where each of `products` in turn was `before`. Without a map of all ids, as long as only single ones have come or gone. */
function createPlaceOf(before: readonly Product[], products: readonly Product[]) {
  let next = 0;
  let places: Map<number, number> | undefined;
  return (product: Product, index: number): number | undefined => {
    if (before[next]?.id === product.id) return next++;
    const following = products[index + 1];
    if (following !== undefined && before[next]?.id === following.id) return undefined;
    if (before[next + 1]?.id === product.id) next += 1;
    else {
      places ??= new Map(before.map(({ id }, place) => [id, place]));
      const place = places.get(product.id);
      if (place === undefined) return undefined;
      next = place;
    }
    return next++;
  };
}
