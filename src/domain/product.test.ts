import { expect, test } from 'vitest';

import { discountOf } from './product';

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
