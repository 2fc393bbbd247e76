import type { Product } from '@/domain/product';

import { partNumberKey } from './partNumbers/partNumberKey';
import type {
  CarHints,
  FoundProducts,
  PagePosition,
  ProductQuery,
  SortOrder,
  ValueCount,
} from './productQuery';
import { searchText } from './searchText';
import { type AskedWords, HEAD_TEXTS, hasWord, hasWords, wordsOf } from './words/productWords';
import { searchedWords } from './words/searchedWords';

const MOST_VALUES = 12;

interface Match {
  product: Product;
  rank: number;
  fits: boolean;
}

const priceOrLast = ({ price }: Product) => (price === 0 ? Number.MAX_VALUE : price);

const ORDERS: Record<SortOrder, (one: Match, other: Match) => number> = {
  relevance: (one, other) =>
    one.rank - other.rank ||
    Number(other.fits) - Number(one.fits) ||
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
  const number = partNumberKey(text);
  const fitting = searchText(car.fitting);
  const matches = products
    .filter((product) => (product.inStock || !onlyInStock) && hasWords(product, asked))
    .map((product) => ({
      product,
      rank: rankOf(product, asked, /\d/.test(number) ? number : ''),
      fits: fitting !== '' && hasWord(product, fitting),
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

/** Words in the name count most, of the first six words. A part whose number was typed comes before all others. */
function rankOf(product: Product, asked: AskedWords, number: string): number {
  if (number !== '' && wordsOf(product).numbers.includes(number)) return -1;
  const rank = HEAD_TEXTS.findIndex((textOf) =>
    asked.slice(0, 6).every((forms) => forms.some((form) => textOf(product).includes(form))),
  );
  return rank === -1 ? HEAD_TEXTS.length : rank;
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
