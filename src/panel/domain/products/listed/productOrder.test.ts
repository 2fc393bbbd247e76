import { expect, test } from 'vitest';

import type { Product } from '@/domain/product';
import { product } from '@/domain/testing/examples';

import { inPlaces, placesIn, type ProductOrder } from './productOrder';

const newestFirst: Product[] = [
  { ...product, id: 5, name: 'Şaft', price: 20 },
  { ...product, id: 4, name: 'Filtre 10', price: 30 },
  { ...product, id: 3, name: 'Filtre 9', price: 10, inStock: false },
  { ...product, id: 2, name: 'Çamurluk', price: 20 },
  { ...product, id: 1, name: 'Cıvata', price: 40, inStock: false },
];

const idsOf = (products: readonly Product[]) => products.map(({ id }) => id);

test.each<[ProductOrder, number[]]>([
  ['newest', [5, 4, 3, 2, 1]],
  ['name', [1, 2, 3, 4, 5]],
  ['cheapest', [3, 5, 2, 4, 1]],
  ['dearest', [1, 4, 5, 2, 3]],
  ['soldOut', [3, 1, 5, 4, 2]],
])('by %s', (order, ids) => {
  expect(idsOf(inPlaces(newestFirst, placesIn(order, newestFirst)))).toEqual(ids);
});

test('a changed product keeps its place, and a new one comes first', () => {
  const places = placesIn('cheapest', newestFirst);
  const changed = newestFirst.with(2, { ...product, id: 3, price: 99 });
  const added = { ...product, id: 6, price: 50 };
  expect(idsOf(inPlaces([added, ...changed], places))).toEqual([6, 3, 5, 2, 4, 1]);
});
