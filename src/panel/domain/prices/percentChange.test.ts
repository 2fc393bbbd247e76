import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { HIGHEST_PRICE } from '@/domain/limits';
import { savings } from '@/domain/product';
import { reduced } from '@/domain/testing/examples';

import { discountOf } from './discount';
import {
  changedPrice,
  parsePercent,
  PRICE_STEPS,
  type PriceStep,
  withDiscount,
  withoutDiscount,
  withPercent,
} from './percentChange';

const prices = fc.integer({ min: 0, max: HIGHEST_PRICE * 100 }).map((kurus) => kurus / 100);
const steps = fc.constantFrom(...(Object.keys(PRICE_STEPS) as PriceStep[]));
const percents = fc.integer({ min: 1, max: 9900 }).map((hundredths) => hundredths / 100);

test.each([
  ['up', 10, 'kurus', 320.5, 352.55],
  ['up', 7.5, 'lira', 1250, 1344],
  ['up', 10, 'five', 1234, 1355],
  ['up', 10, 'ten', 1234, 1360],
  ['up', 1, 'five', 101, 105],
  ['up', 1, 'five', 100, 100],
  ['up', 10, 'five', 2, 2],
  ['up', 10, 'five', 0.5, 0.55],
  ['up', 500, 'kurus', 0, 0],
  ['up', 50, 'lira', 100_000_000, 100_000_000],
  ['down', 10, 'kurus', 0.01, 0.01],
  ['down', 99, 'ten', 100, 1],
  ['down', 1, 'five', 104, 100],
  ['down', 15, 'lira', 1250, 1063],
  ['down', 25, 'kurus', 0.7, 0.53],
] as const)(
  '%s by %d %% with the step %s makes %d TL to %d TL',
  (direction, percent, step, before, after) => {
    expect(changedPrice(before, { direction, percent, step })).toBe(after);
  },
);

test('no price goes against the direction, becomes free or higher than the database takes', () => {
  fc.assert(
    fc.property(prices, percents, steps, (before, percent, step) => {
      const up = changedPrice(before, { direction: 'up', percent, step });
      const down = changedPrice(before, { direction: 'down', percent, step });
      expect(up).toBeGreaterThanOrEqual(before);
      expect(up).toBeLessThanOrEqual(HIGHEST_PRICE);
      expect(down).toBeLessThanOrEqual(before);
      expect(down > 0).toBe(before > 0);
    }),
  );
});

test('prices from one step on are multiples of it, and less than a step from the exact price', () => {
  fc.assert(
    fc.property(prices, percents, steps, (before, percent, step) => {
      const down = changedPrice(before, { direction: 'down', percent, step }) * 100;
      const exact = before * (100 - percent);
      fc.pre(exact >= PRICE_STEPS[step]);
      expect(Math.round(down) % PRICE_STEPS[step]).toBe(0);
      expect(Math.abs(down - exact)).toBeLessThan(PRICE_STEPS[step]);
    }),
  );
});

const raise = {
  direction: 'up',
  percent: 10,
  step: 'lira',
  changesOriginal: false,
} as const;

test('an original price stays, and a computed discount follows', () => {
  expect(withPercent(reduced, raise)).toEqual({ ...reduced, price: 99, discount: 1 });
  const { discount: _, ...undiscounted } = reduced;
  expect(withPercent(reduced, { ...raise, percent: 20 })).toEqual({ ...undiscounted, price: 108 });
});

test('an original price changes too where the owner wants it', () => {
  const both = { ...raise, changesOriginal: true };
  expect(withPercent(reduced, both)).toEqual({ ...reduced, price: 99, originalPrice: 110 });
  expect(withPercent({ ...reduced, discount: 25 }, both)).toMatchObject({ discount: 25 });
  const { originalPrice: _, ...plain } = reduced;
  expect(withPercent(plain, both)).toEqual({ ...plain, price: 99 });
});

test('a discount is one that buyers see', () => {
  const { originalPrice: _original, discount: _discount, ...plain } = reduced;
  const sold = { ...plain, price: 72, originalPrice: 90, discount: 20 };
  expect(withDiscount(plain, 20, 'lira')).toEqual(sold);
  expect(withDiscount(reduced, 20, 'lira')).toEqual({ ...reduced, price: 80, discount: 20 });
  expect(withDiscount({ ...plain, price: 0 }, 20, 'lira')).toEqual({ ...plain, price: 0 });
  expect(withDiscount({ ...plain, price: 0, originalPrice: 90 }, 20, 'lira').price).toBe(0);
  expect(withoutDiscount(sold)).toEqual(plain);
  expect(withoutDiscount({ ...plain, originalPrice: 50, discount: 5 })).toEqual(plain);
});

test('a given discount is consistent, and removing it brings the price back', () => {
  const { originalPrice: _original, discount: _discount, ...plain } = reduced;
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 99 }), steps, (price, percent, step) => {
      const product = { ...plain, price };
      const sold = withDiscount(product, percent, step);
      expect(sold.discount).toBe(discountOf(sold));
      expect(savings(sold) === undefined).toBe(sold.originalPrice === undefined);
      expect(withoutDiscount(sold)).toEqual(product);
    }),
  );
});

test.each([
  ['10', 'up', 10],
  [' % 7,5 ', 'up', 7.5],
  ['500', 'up', 500],
  ['501', 'up', undefined],
  ['99', 'down', 99],
  ['99,5', 'down', undefined],
  ['0', 'down', undefined],
  ['-5', 'up', undefined],
  ['', 'up', undefined],
] as const)('the percentage %j for %s is %s', (text, direction, percent) => {
  expect(parsePercent(text, direction)).toBe(percent);
});
