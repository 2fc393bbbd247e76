import { expect, test } from 'vitest';

import { reduced } from '@/domain/testing/examples';

import { discountOf, discountProblem, originalPriceOf, withPrices } from './discount';

test.each([
  [2850, 3400, 16],
  [320, 365, 12],
  [0, 100, 100],
])(
  'a price of %d instead of %d TL is a discount of %d percent',
  (price, originalPrice, percent) => {
    expect(discountOf({ price, originalPrice })).toBe(percent);
  },
);

test('without a saving there is no discount', () => {
  expect(discountOf({ price: 100 })).toBeUndefined();
  expect(discountOf({ price: 100, originalPrice: 100 })).toBeUndefined();
});

test('a computed discount follows the new price', () => {
  expect(withPrices(reduced, { price: 80 })).toEqual({ ...reduced, price: 80, discount: 20 });
  const { discount: _, ...undiscounted } = reduced;
  expect(withPrices(reduced, { price: 120 })).toEqual({ ...undiscounted, price: 120 });
  expect(withPrices(undiscounted, { price: 80 })).toEqual({ ...undiscounted, price: 80 });
});

test('a discount that the owner has chosen stays', () => {
  expect(withPrices({ ...reduced, discount: 15 }, { price: 80 })).toMatchObject({
    price: 80,
    discount: 15,
  });
});

test.each([
  [850, 15, 1000],
  [2450, 14, 2849],
  [320.5, 20, 401],
  // In whole TL it would be no discount, or another one.
  [3, 10, 3.33],
  [10, 3, 10.31],
  [1, 99, 100],
])('%d TL after a discount of %d percent was %d TL', (price, discount, originalPrice) => {
  expect(originalPriceOf({ price, discount })).toBe(originalPrice);
});

test.each([
  [0, 50],
  [320.5, 0],
  [850, 100],
  [0.01, 1],
  // Above the highest price.
  [90_000_000, 50],
])('nothing can be computed from %d TL and %d percent', (price, discount) => {
  expect(originalPriceOf({ price, discount })).toBeUndefined();
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

test('a discount without a higher original price is unproven', () => {
  expect(discountProblem({ price: 850 }, 15)).toBe('unproven');
  expect(discountProblem({ price: 850, originalPrice: 850 }, 15)).toBe('unproven');
});

test('a discount that both prices do not give is different', () => {
  expect(discountProblem({ price: 850, originalPrice: 1000 }, 20)).toBe('different');
});

test('a discount that fits, and none, are no problem', () => {
  expect(discountProblem({ price: 850, originalPrice: 1000 }, 15)).toBeUndefined();
  expect(discountProblem({ price: 850 })).toBeUndefined();
  expect(discountProblem({ price: 850 }, 0)).toBeUndefined();
});
