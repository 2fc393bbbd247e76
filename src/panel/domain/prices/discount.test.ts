import { expect, test } from 'vitest';

import { reduced } from '@/domain/testing/examples';

import { discountOf, withPrices } from './discount';

test.each([
  [2850, 3400, 16],
  [320, 365, 12],
  [318, 365, 13],
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
