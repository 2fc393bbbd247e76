import { HIGHEST_PRICE } from '@/domain/limits';
import type { Product } from '@/domain/product';

import { discountOf, withPrices } from './discount';
import { parseTypedPrice } from './typedPrice';

/** The steps are in kuruş. */
export const PRICE_STEPS = { kurus: 1, lira: 100, five: 500, ten: 1000 } as const;

export type PriceStep = keyof typeof PRICE_STEPS;

export interface PercentChange {
  direction: 'up' | 'down';
  /** The percent is above 0, with two decimals at most, and below 100 for `down`. */
  percent: number;
  step: PriceStep;
  changesOriginal: boolean;
}

/** The limits: no product is made free, and a price of more than six times the old is taken for a mistake. */
export const MOST_PERCENT = { up: 500, down: 99 } as const;

/** As typed, such as `7,5`; undefined where it cannot be used. */
export function parsePercent(
  text: string,
  direction: PercentChange['direction'],
): number | undefined {
  const percent = parseTypedPrice(text.replace('%', ''));
  if (percent === undefined || percent === 0) return undefined;
  return percent <= MOST_PERCENT[direction] ? percent : undefined;
}

const HIGHEST_KURUS = HIGHEST_PRICE * PRICE_STEPS.lira;

/** Rounds to the nearest step, never against the direction. A price below the step is rounded to whole TL, one below 1 TL to kuruş. */
export function changedPrice(
  tl: number,
  { direction, percent, step }: Omit<PercentChange, 'changesOriginal'>,
): number {
  const old = Math.round(tl * PRICE_STEPS.lira);
  // In hundredths of a percent, because whole numbers are exact.
  const change = Math.round(percent * 100) * (direction === 'up' ? 1 : -1);
  const exact = (old * (10_000 + change)) / 10_000;
  const most = PRICE_STEPS[step];
  const unit = [most, PRICE_STEPS.lira, 1].find((size) => size <= most && size <= exact) ?? 1;
  const nearest = Math.round(exact / unit) * unit;
  const rounded =
    direction === 'up'
      ? Math.max(nearest, Math.ceil(old / unit) * unit)
      : Math.min(nearest, Math.floor(old / unit) * unit);
  const positive = Math.max(rounded, Math.min(old, 1));
  return Math.min(positive, Math.max(old, HIGHEST_KURUS)) / PRICE_STEPS.lira;
}

export function withPercent(product: Product, change: PercentChange): Product {
  const { price, originalPrice } = product;
  const next = { price: changedPrice(price, change) };
  if (!change.changesOriginal || originalPrice === undefined) return withPrices(product, next);
  return withPrices(product, { ...next, originalPrice: changedPrice(originalPrice, change) });
}

/** The price goes down, and the old one becomes the original price. */
export function withDiscount(product: Product, percent: number, step: PriceStep): Product {
  const originalPrice = undiscountedPrice(product);
  const price = changedPrice(originalPrice, { direction: 'down', percent, step });
  const discount = discountOf({ price, originalPrice });
  const plain = withoutDiscount(product);
  return discount === undefined ? plain : { ...plain, price, originalPrice, discount };
}

export function withoutDiscount(product: Product): Product {
  const { originalPrice: _original, discount: _discount, ...rest } = product;
  return { ...rest, price: undiscountedPrice(product) };
}

function undiscountedPrice({ price, originalPrice = 0 }: Product): number {
  return price === 0 ? 0 : Math.max(price, originalPrice);
}
