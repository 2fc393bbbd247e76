import type { Product } from '@/domain/product';

import { createSearchTextOf, searchWords } from './searchText';

/** As in the database. */
export const SEARCH_LENGTH = 100;

/** An empty text does not filter (D22). */
export interface ProductQuery {
  text: string;
  category: string;
  brand: string;
}

export interface PagePosition {
  skip: number;
  size: number;
}

export interface FoundProducts {
  products: readonly Product[];
  total: number;
}

export type MissingPart = 'unknown' | 'unread';

export const ALL_PRODUCTS: ProductQuery = { text: '', category: '', brand: '' };

const searchTextOf = /* @__PURE__ */ createSearchTextOf(
  ({ name, brand, category, description }: Product) =>
    `${name} ${brand} ${category} ${description}`,
);

/** Finds what `search_products()` of the database finds. */
export function findProducts(
  products: readonly Product[],
  { text, category, brand }: ProductQuery,
): readonly Product[] {
  const words = searchWords(text.slice(0, SEARCH_LENGTH));
  return products.filter(
    (product) =>
      (category === '' || product.category === category) &&
      (brand === '' || product.brand === brand) &&
      words.every((word) => searchTextOf(product).includes(word)),
  );
}
