import { type Product, savings } from './product';

/** A discount that was computed from the old price follows the new one; one that the owner chose himself stays. */
export function withPrice(product: Product, price: number): Product {
  const repriced = { ...product, price };
  if (product.discount === undefined || product.discount !== discountOf(product)) return repriced;
  const { discount: _, ...rest } = repriced;
  const discount = discountOf(repriced);
  return discount === undefined ? rest : { ...rest, discount };
}

export function discountOf(prices: Pick<Product, 'price' | 'originalPrice'>): number | undefined {
  const saved = savings(prices);
  if (saved === undefined || prices.originalPrice === undefined) return undefined;
  return Math.round((100 * saved) / prices.originalPrice);
}
