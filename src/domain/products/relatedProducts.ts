import type { Product } from '@/domain/product';

const MOST_RELATED = 8;

/** Products of the same category and brand, then of its category, then of its brand; among these, what is in stock first. */
export function relatedProducts(product: Product, products: readonly Product[]): Product[] {
  const { id, category, brand } = product;
  const distance = (other: Product) => {
    const isOther = (other.category === category ? 0 : 2) + (other.brand === brand ? 0 : 1);
    return isOther * 2 + (other.inStock ? 0 : 1);
  };
  return products
    .filter((other) => other.id !== id && (other.category === category || other.brand === brand))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MOST_RELATED);
}
