import { type Prices, type Product, savings } from '@/domain/product';
import type { FieldValues } from '@/domain/records';
import { withValues } from '@/panel/domain/changedValues';

type NewPrices = Partial<Record<'price' | 'originalPrice', number>>;

/** What new prices change. A discount computed from the old ones follows them; another one stays as it is. */
export function priceChange(product: Product, prices: NewPrices): FieldValues {
  const { discount } = product;
  const next = discountOf({ ...product, ...prices });
  const follows = discount !== undefined && discount === discountOf(product) && discount !== next;
  return follows ? { ...prices, discount: next ?? null } : prices;
}

export function withPrices(product: Product, prices: NewPrices): Product {
  return withValues(product, priceChange(product, prices));
}

export function discountOf(prices: Prices): number | undefined {
  const saved = savings(prices);
  if (saved === undefined || prices.originalPrice === undefined) return undefined;
  return Math.round((100 * saved) / prices.originalPrice);
}
