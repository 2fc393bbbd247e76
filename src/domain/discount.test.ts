import { expect, test } from 'vitest';

import { discountOf, withPrice } from './discount';

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

const part = {
  id: 1,
  name: 'Sol Ön Far',
  price: 90,
  originalPrice: 100,
  discount: 10,
  image: '',
  category: 'Farlar',
  brand: 'HELLA',
  description: '',
  inStock: true,
};

test('a computed discount follows the new price', () => {
  expect(withPrice(part, 80)).toEqual({ ...part, price: 80, discount: 20 });
  const { discount: _, ...undiscounted } = part;
  expect(withPrice(part, 120)).toEqual({ ...undiscounted, price: 120 });
  expect(withPrice(undiscounted, 80)).toEqual({ ...undiscounted, price: 80 });
});

test('a discount that the owner has chosen stays', () => {
  expect(withPrice({ ...part, discount: 15 }, 80)).toMatchObject({ price: 80, discount: 15 });
});
