import type { Product } from '@/domain/product';

import { createSearchTextOf, searchWords } from './searchText';

/** The longest text that is searched, as in the database. */
export const SEARCH_LENGTH = 100;

/** Which products a visitor wants to see (D22). An empty text does not filter. */
export interface ProductQuery {
  text: string;
  category: string;
  brand: string;
}

export interface PagePosition {
  /** How many products come before the page. */
  skip: number;
  size: number;
}

/** One page of them. */
export interface FoundProducts {
  products: readonly Product[];
  /** On all pages. */
  total: number;
}

/** Why a part that an address names is not shown: the shop does not have it, or it could not be read. */
export type MissingPart = 'unknown' | 'unread';

export const ALL_PRODUCTS: ProductQuery = { text: '', category: '', brand: '' };

const searchTextOf = /* @__PURE__ */ createSearchTextOf(
  ({ name, brand, category, description }: Product) =>
    `${name} ${brand} ${category} ${description}`,
);

/** Those that `search_products()` of the database would find. */
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
