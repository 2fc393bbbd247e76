import type { Product } from '@/domain/product';

export interface ProductSearch {
  products: readonly Product[];
  found: readonly Product[];
  fits: (product: Product) => boolean;
}

/**
 * What is listed of a list that may have changed since the search: what was found, also where it fits no longer
 * (otherwise the next row would move under the finger), what fits since, and what was `added`.
 */
export function listedAmong(
  { products: before, found, fits }: ProductSearch,
  products: readonly Product[],
  added: readonly number[],
): readonly Product[] {
  if (products === before && added.length === 0) return found;
  const foundIds = new Set(found.map(({ id }) => id));
  // Most are where they were, or as far from it as the list has become longer: they need not be searched again.
  const moved = before.length - products.length;
  const isSame = (product: Product, index: number) =>
    before[index] === product || before[index + moved] === product;
  return products.filter(
    (product, index) =>
      foundIds.has(product.id) ||
      (!isSame(product, index) && fits(product)) ||
      added.includes(product.id),
  );
}
