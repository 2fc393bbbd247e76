import { expect, test, vi } from 'vitest';

import type { Product } from '@/domain/product';
import { product } from '@/domain/testing/examples';
import { createFits, EVERY_PRODUCT } from '@/panel/domain/products/productFilter';

import { listedAmong, type ProductSearch } from './filteredList';

const products = Array.from({ length: 5000 }, (_, index): Product => ({
  ...product,
  id: 5000 - index,
  name: index % 2 === 0 ? 'Fren Diski' : 'Akü',
}));
const [first, second, ...others] = products;
if (first === undefined || second === undefined) throw new Error('No products');

const fits = createFits({ ...EVERY_PRODUCT, text: 'disk' });
const search: ProductSearch = { products, found: products.filter(fits), fits };

/** With the number of products that were searched again. */
function listedAfter(now: readonly Product[], added: readonly number[] = []) {
  const counted = vi.fn<ProductSearch['fits']>(fits);
  const listed = listedAmong({ ...search, fits: counted }, now, added).map(({ id }) => id);
  return { listed, searched: counted.mock.calls.length };
}

const ids = products.filter((_, index) => index % 2 === 0).map(({ id }) => id);

test('while nothing has changed, the list is what was found', () => {
  expect(listedAmong(search, products, [])).toBe(search.found);
});

test.each<[string, readonly Product[], readonly number[], number]>([
  ['one that still fits', [{ ...first, price: 90 }, second, ...others], ids, 0],
  ['one that fits no longer', [{ ...first, name: 'Akü' }, second, ...others], ids, 0],
  [
    'one that fits now',
    [first, { ...second, name: 'Disk' }, ...others],
    [5000, 4999, ...ids.slice(1)],
    1,
  ],
  ['one that still does not fit', [first, { ...second, price: 90 }, ...others], ids, 1],
  ['a deleted one', [first, ...others], ids, 0],
  ['two deleted ones', others, ids.slice(1), 0],
  ['a new one that does not fit', [{ ...second, id: 9000 }, ...products], ids, 1],
  ['a new one that fits', [{ ...first, id: 9000 }, ...products], [9000, ...ids], 1],
  ['one that has come back at its place', [first, { ...second, id: 9000 }, ...others], ids, 1],
])('of all products, only a changed one is searched again: %s', (_, now, listed, searched) => {
  expect(listedAfter(now)).toEqual({ listed, searched });
});

test('an added product is listed, whatever the filter asks for', () => {
  const added = { ...second, id: 9000 };
  expect(listedAfter([added, ...products], [9000]).listed).toEqual([9000, ...ids]);
});
