import { expect, test } from 'vitest';

import { product } from '@/domain/testing/examples';

import { productsInPlace } from './productsInPlace';

const list = (...ids: number[]) => ids.map((id) => Object.assign({ ...product }, { id }));
const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id);

test('what is shown keeps its place, with the values of today', () => {
  const dearer = [3, 2, 1].map((id) => Object.assign({ ...product }, { id, price: 99 }));
  expect(productsInPlace(list(3, 2, 1), dearer)).toBe(dearer);
});

test('a new product waits, a deleted one stays as sold out, and the list goes on', () => {
  const products = productsInPlace(list(3, 2, 1), list(4, 3, 1, 0));
  expect(idsOf(products)).toEqual([3, 2, 1, 0]);
  expect(products[1]).toMatchObject({ id: 2, inStock: false });
});

test('what a beginning does not reach stays as it is; what is missing before its end is sold out', () => {
  const products = productsInPlace(list(5, 4, 3, 2, 1), list(6, 5, 3), { isWhole: false });
  expect(products.map(({ id, inStock }) => [id, inStock])).toEqual([
    [5, true],
    [4, false],
    [3, true],
    [2, true],
    [1, true],
  ]);
});

test('a product that has moved up is not shown twice', () => {
  expect(idsOf(productsInPlace(list(1, 2, 3), list(3, 1, 2, 4)))).toEqual([1, 2, 3, 4]);
});

test('another list takes the place of one that has nothing in common with it', () => {
  expect(idsOf(productsInPlace(list(2, 1), list(9, 8)))).toEqual([9, 8]);
});
