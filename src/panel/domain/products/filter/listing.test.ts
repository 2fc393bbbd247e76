import { expect, test } from 'vitest';

import type { Product } from '@/domain/product';
import { askedWords } from '@/domain/products/words/productWords';
import { product } from '@/domain/testing/examples';

import { createListing, shownProducts, type ProductOrder, withListed } from './listing';
import { EVERY_PRODUCT } from './productFilter';

const newestFirst: Product[] = [
  { ...product, id: 5, name: 'Şaft', price: 20 },
  { ...product, id: 4, name: 'Filtre 10', price: 30 },
  { ...product, id: 3, name: 'Filtre 9', price: 10, inStock: false },
  { ...product, id: 2, name: 'Çamurluk', price: 20 },
  { ...product, id: 1, name: 'Cıvata', price: 40, inStock: false },
];

function list(order: ProductOrder, text = '', products = newestFirst) {
  return createListing(products, { ...EVERY_PRODUCT, text }, askedWords(products, text), order);
}

const idsOf = (products: readonly Product[]) => products.map(({ id }) => id);

test.each<[ProductOrder, number[]]>([
  ['newest', [5, 4, 3, 2, 1]],
  ['name', [1, 2, 3, 4, 5]],
  ['cheapest', [3, 5, 2, 4, 1]],
  ['dearest', [1, 4, 5, 2, 3]],
  ['soldOut', [3, 1, 5, 4, 2]],
])('by %s', (order, ids) => {
  expect(idsOf(shownProducts(list(order), newestFirst))).toEqual(ids);
});

test('without an order of its own a search begins with whole words of the name', () => {
  const parts = [
    { ...product, id: 4, name: 'Hortum', description: 'Leon 5F su devresi' },
    { ...product, id: 3, name: 'Süspansiyon Kolu Leon 5F' },
    { ...product, id: 2, name: 'Su Pompası Leon 5F' },
    { ...product, id: 1, name: 'Su Pompaları Leon 5F' },
  ];
  const found = (order: ProductOrder, text: string) =>
    idsOf(shownProducts(list(order, text, parts), parts));
  expect(found('newest', 'leon 5f su')).toEqual([2, 1, 3, 4]);
  expect(found('newest', 'su pompası')).toEqual([2, 1]);
  expect(found('name', 'leon 5f su')).toEqual([4, 1, 2, 3]);
});

test('a changed product keeps its place, and a new one comes first', () => {
  const changed = newestFirst.with(2, { ...product, id: 3, price: 99 });
  const added = { ...product, id: 6, price: 50 };
  const listed = shownProducts(list('cheapest'), [added, ...changed]);
  expect(idsOf(listed)).toEqual([6, 3, 5, 2, 4, 1]);
});

const [shaft, ...others] = newestFirst;

test.each<[string, readonly (Product | undefined)[], number[]]>([
  ['one that fits no longer', newestFirst.with(1, { ...product, id: 4, name: 'Akü' }), [4, 3]],
  ['one that fits now', [{ ...product, id: 5, name: 'Filtre' }, ...others], [5, 4, 3]],
  ['a deleted one', newestFirst.toSpliced(1, 1), [3]],
  ['a new one that does not fit', [{ ...product, id: 9, name: 'Akü' }, ...newestFirst], [4, 3]],
  ['a new one that fits', [{ ...product, id: 9, name: 'Filtre' }, ...newestFirst], [9, 4, 3]],
])('what was found stays listed, and what fits since comes to it: %s', (_, now, ids) => {
  const products = now.filter((item) => item !== undefined);
  expect(idsOf(shownProducts(list('newest', 'filtre'), products))).toEqual(ids);
});

test.each<ProductOrder>(['newest', 'cheapest'])(
  'a product that is kept is listed first, whatever the filter asks for: by %s',
  (order) => {
    const listing = withListed(list(order, 'filtre'), 5);
    expect(idsOf(shownProducts(listing, newestFirst))[0]).toBe(shaft?.id);
  },
);
