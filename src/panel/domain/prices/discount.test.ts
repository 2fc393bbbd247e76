import { expect, test } from 'vitest';

import { reduced } from '@/domain/testing/examples';

import { discountOf, discountProblem, originalPriceOf, withPrices } from './discount';

test.each([
  [2850, 3400, 16],
  [320, 365, 12],
  [100, 100, undefined],
])('%d instead of %d TL is a discount of %s percent', (price, originalPrice, percent) => {
  expect(discountOf({ price, originalPrice })).toBe(percent);
});

test('a computed discount follows the new price, and one that the owner has chosen stays', () => {
  expect(withPrices(reduced, { price: 80 })).toEqual({ ...reduced, price: 80, discount: 20 });
  const { discount: _, ...undiscounted } = reduced;
  expect(withPrices(reduced, { price: 120 })).toEqual({ ...undiscounted, price: 120 });
  expect(withPrices(undiscounted, { price: 80 })).toEqual({ ...undiscounted, price: 80 });
  const chosen = { ...reduced, discount: 15 };
  expect(withPrices(chosen, { price: 80 })).toEqual({ ...chosen, price: 80 });
});

test.each([
  [850, 15, 1000],
  [2450, 14, 2849],
  [320.5, 20, 401],
  // In whole TL it would be no discount, or another one.
  [3, 10, 3.33],
  [10, 3, 10.31],
  [1, 99, 100],
  [0, 50, undefined],
  [320.5, 0, undefined],
  [850, 100, undefined],
  [0.01, 1, undefined],
  // It would be above the highest price.
  [90_000_000, 50, undefined],
])('%d TL after a discount of %d percent was %s TL', (price, discount, originalPrice) => {
  expect(originalPriceOf({ price, discount })).toBe(originalPrice);
});

test('a computed original price gives its discount again', () => {
  for (let discount = 1; discount < 100; discount += 1) {
    for (const price of [1, 7.25, 99, 320.5, 2850, 123_456]) {
      const originalPrice = originalPriceOf({ price, discount });
      expect(originalPrice).toBeDefined();
      expect(discountOf({ price, ...(originalPrice && { originalPrice }) })).toBe(discount);
    }
  }
});

test.each([
  [{ price: 850 }, 15, 'unproven'],
  [{ price: 850, originalPrice: 850 }, 15, 'unproven'],
  [{ price: 850, originalPrice: 1000 }, 20, 'different'],
  [{ price: 850, originalPrice: 1000 }, 15, undefined],
  [{ price: 850 }, undefined, undefined],
  [{ price: 850 }, 0, undefined],
])('the prices %j with a discount of %s percent: %s', (prices, discount, problem) => {
  expect(discountProblem(prices, discount)).toBe(problem);
});
