import { HIGHEST_PRICE } from '@/domain/limits';
import { type Prices, type Product, savings } from '@/domain/product';

/** A discount computed from the old prices follows the new ones; another one stays as it is. */
export function withPrices(
  product: Product,
  prices: Partial<Pick<Product, 'price' | 'originalPrice'>>,
): Product {
  const repriced = { ...product, ...prices };
  if (product.discount === undefined || product.discount !== discountOf(product)) return repriced;
  const { discount: _, ...rest } = repriced;
  const discount = discountOf(repriced);
  return discount === undefined ? rest : { ...rest, discount };
}

export function discountOf(prices: Prices): number | undefined {
  const saved = savings(prices);
  if (saved === undefined || prices.originalPrice === undefined) return undefined;
  return Math.round((100 * saved) / prices.originalPrice);
}

/** The original price of which `price` is this discount: in whole TL, unless that gives another percent. */
export function originalPriceOf({ price, discount }: { price: number; discount: number }) {
  if (discount === 0) return undefined;
  const exact = (100 * price) / (100 - discount);
  return [Math.round(exact), Math.round(100 * exact) / 100].find(
    (originalPrice) =>
      originalPrice <= HIGHEST_PRICE && discountOf({ price, originalPrice }) === discount,
  );
}

/** `unproven`: no higher original price is shown beside it. `different`: both prices give another percent. */
export type DiscountProblem = 'unproven' | 'different';

export function discountProblem(prices: Prices, discount = 0): DiscountProblem | undefined {
  if (discount === 0) return undefined;
  const computed = discountOf(prices);
  if (computed === undefined) return 'unproven';
  return computed === discount ? undefined : 'different';
}
