import type { Product } from '@/domain/product';

import { meantWords } from './meantWords';
import { partNumberKey, partNumberKeys, splitDescription } from './partNumbers';
import {
  type FoundProducts,
  type PagePosition,
  type ProductQuery,
  queryWords,
  type SortOrder,
  type ValueCount,
} from './productQuery';
import { createSearchTextOf } from './searchText';

const MOST_VALUES = 12;

/** A word in an earlier one counts more. A part whose number is typed comes before all others. */
const SEARCHED = ['name', 'brand', 'category', 'description'] as const;

const TEXTS = SEARCHED.map((_, index) => {
  const fields = SEARCHED.slice(0, index + 1);
  return createSearchTextOf((product: Product) =>
    fields
      .map((name) => (name === 'description' ? descriptionText(product) : product[name]))
      .join(' '),
  );
});

function descriptionText({ description }: Product): string {
  return `${splitDescription(description).text} ${partNumberKeys(description).join(' ')}`;
}

const wholeTextOf = TEXTS.at(-1) ?? (() => '');

interface Match {
  product: Product;
  rank: number;
}

const priceOrLast = ({ price }: Product) => (price === 0 ? Number.MAX_VALUE : price);

const ORDERS: Record<SortOrder, (one: Match, other: Match) => number> = {
  relevance: (one, other) =>
    one.rank - other.rank || Number(other.product.inStock) - Number(one.product.inStock),
  cheapest: (one, other) => priceOrLast(one.product) - priceOrLast(other.product),
  costliest: (one, other) => other.product.price - one.product.price,
  newest: () => 0,
};

/** Finds what `search_products()` of the database finds, in the same order. `products`: newest first. */
export function findProducts(
  products: readonly Product[],
  query: ProductQuery,
  page: PagePosition,
): FoundProducts {
  const found = findWords(products, query, page);
  if (found.total > 0) return found;
  const meant = meantWords(products, query.text, wholeTextOf);
  if (meant === undefined) return found;
  const near = findWords(products, { ...query, text: meant }, page);
  return near.total > 0 ? { ...near, meant } : found;
}

function findWords(
  products: readonly Product[],
  { text, category, brand, onlyInStock, sortBy }: ProductQuery,
  { skip, size }: PagePosition,
): FoundProducts {
  const words = queryWords(text);
  const number = partNumberKey(text);
  const mayBeNumber = /\d/.test(number);
  const hasWords = (searched: string) => words.every((word) => searched.includes(word));
  const rankOf = (product: Product) =>
    mayBeNumber && partNumberKeys(product.description).includes(number)
      ? -1
      : TEXTS.findIndex((textOf) => hasWords(textOf(product)));
  const matches = products
    .filter((product) => (product.inStock || !onlyInStock) && hasWords(wholeTextOf(product)))
    .map((product) => ({ product, rank: rankOf(product) }));
  const ofCategory = matches.filter(({ product }) => ['', product.category].includes(category));
  const ofBrand = matches.filter(({ product }) => ['', product.brand].includes(brand));
  const found = ofBrand
    .filter((match) => ['', match.product.category].includes(category))
    .toSorted(ORDERS[sortBy]);
  return {
    products: found.slice(skip, skip + size).map(({ product }) => product),
    total: found.length,
    categories: countValues(ofBrand, 'category', category),
    brands: countValues(ofCategory, 'brand', brand),
  };
}

function countValues(
  matches: readonly Match[],
  field: 'category' | 'brand',
  chosen: string,
): readonly ValueCount[] {
  const counts = new Map<string, number>();
  for (const { product } of matches)
    counts.set(product[field], (counts.get(product[field]) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted(
      (one, other) =>
        Number(other.name === chosen) - Number(one.name === chosen) ||
        other.count - one.count ||
        one.name.localeCompare(other.name, 'tr'),
    )
    .slice(0, MOST_VALUES);
}
