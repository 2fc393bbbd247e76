import { expect, test } from 'vitest';

import { product } from '@/domain/testing/examples';

import { heldProducts } from './heldProducts';

const list = (...ids: number[]) => ids.map((id) => Object.assign({ ...product }, { id }));
const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id);

test('what is shown keeps its place, with the values of today', () => {
  const dearer = [3, 2, 1].map((id) => Object.assign({ ...product }, { id, price: 99 }));
  expect(heldProducts(list(3, 2, 1), dearer)).toBe(dearer);
});

test('a new product waits, a deleted one stays as sold out, and the list goes on', () => {
  const held = heldProducts(list(3, 2, 1), list(4, 3, 1, 0));
  expect(idsOf(held)).toEqual([3, 2, 1, 0]);
  expect(held[1]).toMatchObject({ id: 2, inStock: false });
});

test('another list takes the place of one that has nothing in common with it', () => {
  expect(idsOf(heldProducts(list(2, 1), list(9, 8)))).toEqual([9, 8]);
});
