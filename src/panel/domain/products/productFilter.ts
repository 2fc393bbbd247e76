import { memoize } from '@/domain/memoize';
import type { Product } from '@/domain/product';
import { partNumberKeys } from '@/domain/products/partNumbers/partNumberKey';
import { searchText, searchWords } from '@/domain/products/searchText';

import { type FeedGap, feedGap } from './feedGap';

/** What the owner wants to see of his products. Empty texts and undefined ask for nothing. */
export interface ProductFilter {
  text: string;
  category: string;
  brand: string;
  inStock: boolean | undefined;
  isWithoutPicture: boolean;
  /** Left out of the feed for this reason. */
  gap: FeedGap | undefined;
}

export const EVERY_PRODUCT: ProductFilter = {
  text: '',
  category: '',
  brand: '',
  inStock: undefined,
  isWithoutPicture: false,
  gap: undefined,
};

const searchTextOf = memoize(
  ({ name, brand, category, description }: Product) =>
    searchText(`${name} ${brand} ${category} ${partNumberKeys(description).join(' ')}`),
  new WeakMap(),
);

export function createFits(filter: ProductFilter): (product: Product) => boolean {
  const { text, category, brand, inStock, isWithoutPicture, gap } = filter;
  const words = searchWords(text);
  return (product) =>
    (category === '' || product.category === category) &&
    (brand === '' || product.brand === brand) &&
    (inStock === undefined || product.inStock === inStock) &&
    (!isWithoutPicture || product.image === '') &&
    (gap === undefined || feedGap(product) === gap) &&
    words.every((word) => searchTextOf(product).includes(word));
}
