import type { Product } from '@/domain/product';

export type SortOrder = 'relevance' | 'cheapest' | 'costliest' | 'newest';

/** An empty text does not filter (D22). */
export interface ProductQuery {
  text: string;
  category: string;
  brand: string;
  onlyInStock: boolean;
  sortBy: SortOrder;
  /** How many products come before the list: those of the pages before the one that an address names (D50). */
  skip: number;
}

export interface PagePosition {
  skip: number;
  size: number;
}

export interface ValueCount {
  name: string;
  count: number;
}

export interface FoundProducts {
  products: readonly Product[];
  total: number;
  /** The most frequent ones, as if no category was chosen. */
  categories: readonly ValueCount[];
  /** The most frequent ones, as if no brand was chosen. */
  brands: readonly ValueCount[];
  /** Similar words, which were searched because no product has the typed ones. */
  meant?: string | undefined;
  relaxed?: RelaxedWords | undefined;
}

/** No product has all the typed words (D40). They are folded, and misspelled ones are corrected. */
export interface RelaxedWords {
  /** These were searched. */
  kept: readonly string[];
  /** No product has them. */
  missing: readonly string[];
  /** No product has them together with those that were kept. */
  apart: readonly string[];
}

/** What the page tells a search of the visitor's car (D40). Folded. */
export interface CarHints {
  /** Words of the query that name a car. They are left out before others. */
  carNames: readonly string[];
  /** Words of the query that are the year or the engine of a car. They are left out with the first word. */
  carDetails: readonly string[];
  /** Products with this word come first among equals. */
  fitting: string;
}

/** A part that cannot be opened: there is none with this id, or it could not be read. */
export interface MissingProduct {
  id: number;
  reason: 'unknown' | 'unread';
}

export const ALL_PRODUCTS: ProductQuery = {
  text: '',
  category: '',
  brand: '',
  onlyInStock: false,
  sortBy: 'relevance',
  skip: 0,
};

/** Each name that is not empty, with how often it is there: the most frequent first, then by the alphabet. */
export function countNames(names: readonly string[]): ValueCount[] {
  const counts = new Map<string, number>();
  for (const name of names) {
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'tr'));
}
