import { expect, test } from 'vitest';

import { sanitizeProduct } from './product';

const far = {
  id: 7,
  name: 'Sol Ön Far',
  price: 1850.5,
  originalPrice: 2080,
  image: 'images/far.svg',
  category: 'Farlar',
  brand: 'HELLA',
  description: '<script> yalnızca yazıdır',
  inStock: false,
  discount: 11,
};

test('a good product passes unchanged', () => {
  expect(sanitizeProduct(far)).toStrictEqual(far);
});

test('unknown fields drop out, missing ones are filled', () => {
  expect(sanitizeProduct({ name: 'Far', price: 0, color: 'red' })).toStrictEqual({
    id: 0,
    name: 'Far',
    price: 0,
    image: '',
    category: '',
    brand: '',
    description: '',
    inStock: true,
  });
});

test.each([
  ['null', null],
  ['a text', 'Far'],
  ['a list', [far]],
  ['no name', { ...far, name: undefined }],
  ['a blank name', { ...far, name: '  ' }],
  ['no price', { ...far, price: undefined }],
  ['a null price', { ...far, price: null }],
  ['an empty price', { ...far, price: '' }],
  ['a price in words', { ...far, price: 'ucuz' }],
  ['a negative price', { ...far, price: -1 }],
  ['the price NaN', { ...far, price: 'NaN' }],
  ['the price Infinity', { ...far, price: Number.POSITIVE_INFINITY }],
  ['the price "Infinity"', { ...far, price: 'Infinity' }],
])('%s is no product', (_, value) => {
  expect(sanitizeProduct(value)).toBeUndefined();
});

test.each([
  ['id', '7', 7],
  ['id', 0, 0],
  ['id', -3, 0],
  ['id', 1.5, 0],
  ['id', 'x', 0],
  ['name', 4411, '4411'],
  ['price', '1850.5', 1850.5],
  ['originalPrice', '2080', 2080],
  ['originalPrice', null, undefined],
  ['originalPrice', -1, undefined],
  ['originalPrice', 'NaN', undefined],
  ['image', 'javascript:x', ''],
  ['image', null, ''],
  ['brand', null, ''],
  ['description', ['x'], ''],
  ['inStock', 'false', false],
  ['inStock', 0, false],
  ['inStock', null, true],
  ['discount', 0, 0],
  ['discount', '12', 12],
  ['discount', 12.9, 12],
  ['discount', 100, 100],
  ['discount', 101, undefined],
  ['discount', -1, undefined],
  ['discount', -0.5, undefined],
  ['discount', 'NaN', undefined],
])('%s %j becomes %j', (field, given, expected) => {
  const repaired: Record<string, unknown> = { ...sanitizeProduct({ ...far, [field]: given }) };
  expect(repaired[field]).toBe(expected);
});

test('unusable optional numbers are left out', () => {
  const repaired = sanitizeProduct({ ...far, originalPrice: null, discount: 101 });
  expect(repaired).not.toHaveProperty('originalPrice');
  expect(repaired).not.toHaveProperty('discount');
});
