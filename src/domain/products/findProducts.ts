import type { Product } from '@/domain/product';

import {
  type CarHints,
  countNames,
  type FoundProducts,
  type PagePosition,
  type ProductQuery,
  type SortOrder,
  type ValueCount,
} from './productQuery';
import { searchText } from './searchText';
import { createRank, hasWord, hasWords } from './words/productWords';
import { searchedWords } from './words/searchedWords';

const MOST_VALUES = 12;

interface Match {
  product: Product;
  rank: number;
  /** How many words it has of the visitor's car, and of those that say for which car and place it is and were left out. */
  fits: number;
}

const priceOrLast = ({ price }: Product) => (price === 0 ? Number.MAX_VALUE : price);

const ORDERS: Record<SortOrder, (one: Match, other: Match) => number> = {
  relevance: (one, other) =>
    one.rank - other.rank ||
    other.fits - one.fits ||
    Number(other.product.inStock) - Number(one.product.inStock),
  cheapest: (one, other) => priceOrLast(one.product) - priceOrLast(other.product),
  costliest: (one, other) => other.product.price - one.product.price,
  newest: () => 0,
};

/** Finds what `search_products()` of the database finds, in the same order. `products`: newest first. */
export function findProducts(
  products: readonly Product[],
  { text: typed, category, brand, onlyInStock, sortBy }: ProductQuery,
  { skip, size }: PagePosition,
  car: CarHints,
): FoundProducts {
  const { text, asked, meant, relaxed } = searchedWords(products, typed, car);
  const isLone = asked.length > 0 && asked.every(([word]) => word?.length === 1);
  const details = (relaxed?.apart ?? []).filter((word) => car.carDetails.includes(word));
  const fitting = [...details, searchText(car.fitting)].filter((word) => word !== '');
  const rankOf = createRank(text, asked);
  const matches = (isLone ? [] : products)
    .filter((product) => (product.inStock || !onlyInStock) && hasWords(product, asked))
    .map((product) => ({
      product,
      rank: rankOf(product),
      fits: fitting.filter((word) => hasWord(product, word)).length,
    }));
  const ofCategory = matches.filter(({ product }) => ['', product.category].includes(category));
  const ofBrand = matches.filter(({ product }) => ['', product.brand].includes(brand));
  const ofBoth = ofBrand
    .filter(({ product }) => ['', product.category].includes(category))
    .toSorted(ORDERS[sortBy]);
  return {
    products: ofBoth.slice(skip, skip + size).map(({ product }) => product),
    total: ofBoth.length,
    categories: countValues(ofBrand, 'category', category),
    brands: countValues(ofCategory, 'brand', brand),
    meant: ofBoth.length > 0 ? meant : undefined,
    relaxed,
  };
}

function countValues(
  matches: readonly Match[],
  field: 'category' | 'brand',
  chosen: string,
): readonly ValueCount[] {
  return countNames(matches.map(({ product }) => product[field]))
    .toSorted((one, other) => Number(other.name === chosen) - Number(one.name === chosen))
    .slice(0, MOST_VALUES);
}
