import { type Product, savings } from './product';

/** The discount that the two prices amount to, as a whole percent; undefined where nothing is saved. */
export function discountOf(prices: Pick<Product, 'price' | 'originalPrice'>): number | undefined {
  const saved = savings(prices);
  if (saved === undefined || prices.originalPrice === undefined) return undefined;
  return Math.round((100 * saved) / prices.originalPrice);
}
