import { expect, test } from 'vitest';

import type { Product } from '@/domain/product';
import { product } from '@/domain/testing/examples';

import { highOldPrices, lowestAskedBy } from './pastPrice';

const since = '2026-11-12T09:00:00Z';
const found = { id: 1, earliest: since, price: 2650, since };
const { originalPrice: _original, ...values } = product;
const before: Product = { ...values, price: 3000 };

const edit = (changed: object) => ({ before, after: { ...before, ...changed } });

test.each([
  ['a new price', { price: 2700, originalPrice: 3000 }, { changing: [1], staying: [] }],
  ['the present price', { originalPrice: 3200 }, { changing: [], staying: [1] }],
  ['nothing, without an original price', { price: 2700 }, { changing: [], staying: [] }],
  ['nothing, where prices stay', { name: 'Far' }, { changing: [], staying: [] }],
])('a discount begins with %s', (_, changed, asked) => {
  expect(lowestAskedBy([edit(changed)])).toEqual(asked);
});

test.each([
  [2651, 2650, [2650]],
  [2650, 2650, []],
  [undefined, 2650, []],
  [2651, null, []],
  [2651, 2000, [2000]],
  [2400, 2000, []],
])(
  'an original price of %s is too high, where the lowest was %s: %o',
  (originalPrice, price, high) => {
    const prices = highOldPrices([edit({ price: 2400, originalPrice })], [{ ...found, price }]);
    expect(prices.map((one) => one.price)).toEqual(high);
  },
);
