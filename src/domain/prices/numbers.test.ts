import { expect, test } from 'vitest';

import { parseDiscount, parseNumber, parsePrice } from './numbers';

test.each(['', '  ', '-', '1e999', null, Number.NaN])(
  'parseNumber gives undefined for %j',
  (value) => {
    expect(parseNumber(value)).toBeUndefined();
  },
);

test.each([
  ['2850.5', 2850.5],
  [2850, 2850],
  [0, 0],
  [-1, undefined],
  ['ucuz', undefined],
])('parsePrice parses %j to %j', (value, expected) => {
  expect(parsePrice(value)).toBe(expected);
});

test.each([
  ['11.9', 11],
  [100.5, 100],
  [101, undefined],
  [-0.5, undefined],
])('parseDiscount parses %j to %j', (value, expected) => {
  expect(parseDiscount(value)).toBe(expected);
});
