import type { Product } from '@/domain/product';
import { type AskedWords, hasWords } from '@/domain/products/words/productWords';
import { type FeedGap, feedGap } from '@/panel/domain/products/feedGap';

/** What the owner wants to see of his products. Empty texts and undefined ask for nothing. */
export interface ProductFilter {
  text: string;
  category: string;
  brand: string;
  stock: '' | 'in' | 'out';
  isWithoutPicture: boolean;
  /** Left out of the feed for this reason. */
  gap: FeedGap | undefined;
}

export const EVERY_PRODUCT: ProductFilter = {
  text: '',
  category: '',
  brand: '',
  stock: '',
  isWithoutPicture: false,
  gap: undefined,
};

/** `asked`: what is searched for the text of the filter, as the shop searches it (D40). */
export function createFits(
  { category, brand, stock, isWithoutPicture, gap }: ProductFilter,
  asked: AskedWords,
): (product: Product) => boolean {
  return (product) =>
    (category === '' || product.category === category) &&
    (brand === '' || product.brand === brand) &&
    (stock === '' || product.inStock === (stock === 'in')) &&
    (!isWithoutPicture || product.image === '') &&
    (gap === undefined || feedGap(product) === gap) &&
    hasWords(product, asked);
}
