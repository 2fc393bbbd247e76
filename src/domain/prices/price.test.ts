import { expect, test } from 'vitest';

import { savings } from '@/domain/product';

import { formatPrice, formatSavings } from './price';

test.each([
  [2850, '2850 TL'],
  [320.5, '320,50 TL'],
  [0, 'Fiyat sorun'],
  [1234567.5, '1234567,50 TL'],
  [0.5, '0,50 TL'],
  [19.999, '20 TL'],
])('formatPrice(%d) is %s', (tl, text) => {
  expect(formatPrice(tl)).toBe(text);
});

test.each([
  [400, '400,00 TL'],
  [0.5, '0,50 TL'],
  [1234.567, '1234,57 TL'],
])('formatSavings(%d) is %s', (tl, text) => {
  expect(formatSavings(tl)).toBe(text);
});

test.each([
  ['a higher original price', { price: 2850, originalPrice: 3400 }, 550],
  ['no original price', { price: 2850 }, undefined],
  ['an equal original price', { price: 2850, originalPrice: 2850 }, undefined],
  ['a price on request', { price: 0, originalPrice: 3400 }, undefined],
  ['a lower original price', { price: 2850, originalPrice: 100 }, undefined],
])('savings with %s', (_, product, expected) => {
  expect(savings(product)).toBe(expected);
});
