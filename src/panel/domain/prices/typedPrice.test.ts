import { expect, test } from 'vitest';

import { plainPrice } from '@/domain/prices/price';

import { parseTypedPrice, PRICE_PATTERN } from './typedPrice';

test.each([
  ['2850', 2850],
  ['2.850', 2850],
  ['2.850,50', 2850.5],
  ['2850,5', 2850.5],
  ['1234.5', 1234.5],
  ['1234.50', 1234.5],
  ['12.345.678,90', 12_345_678.9],
  ['99.999.999,99', 99_999_999.99],
  ['100000000', 100_000_000],
  ['0', 0],
  ['0,5', 0.5],
  [' 2 850,50 TL ', 2850.5],
  ['2\u00A0850tl', 2850],
  ['1.250 ₺', 1250],
  ['₺1.250', 1250],
  ['TL 1250,50', 1250.5],
  ['1250.-', 1250],
  ['1250,- TL', 1250],
])('%j is %d TL', (text, tl) => {
  expect(parseTypedPrice(text)).toBe(tl);
});

test.each([
  '',
  ' ',
  'TL',
  'teklif alınız',
  '-5',
  '2850,',
  ',5',
  '9,999',
  '1,234.50',
  '2850.500',
  '0.500',
  '12.34.567',
  '1.2.3',
  '2850 €',
  '123456789',
  '100000000,01',
  '1e5',
])('%j is not a price', (text) => {
  expect(parseTypedPrice(text)).toBeUndefined();
});

test.each([0, 0.5, 19.99, 320.5, 2850, 99_999_999.99, 100_000_000])(
  '%d is the same price after it was written into a field',
  (tl) => {
    expect(parseTypedPrice(plainPrice(tl))).toBe(tl);
  },
);

test('browsers accept the pattern, which they compile with the flag v', () => {
  expect(new RegExp(PRICE_PATTERN, 'v').test('2.850,50')).toBe(true);
});
