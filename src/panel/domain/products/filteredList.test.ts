import { expect, test, vi } from 'vitest';

import type { Product } from '@/domain/product';

import { listedAmong, type ProductSearch, searchProducts } from './filteredList';
import { EVERY_PRODUCT } from './productFilter';

const products = Array.from({ length: 5000 }, (_, index): Product => ({
  id: 5000 - index,
  name: index % 2 === 0 ? 'Fren Diski' : 'Akü',
  price: 100,
  image: '',
  category: 'Fren',
  brand: 'BOSCH',
  description: '',
  inStock: true,
}));
const [first, second, ...others] = products;
if (first === undefined || second === undefined) throw new Error('No products');

function search(text: string) {
  const work = searchProducts(products, { ...EVERY_PRODUCT, text });
  let steps = 0;
  for (;;) {
    const step = work.next();
    steps += 1;
    if (step.done === true) return { steps, found: step.value };
  }
}

/** With the number of products that were searched again. */
function listedAfter(now: readonly Product[], added: readonly number[] = []) {
  const { found } = search('disk');
  const fits = vi.fn<ProductSearch['fits']>(found.fits);
  const listed = listedAmong({ ...found, fits }, now, added).map(({ id }) => id);
  return { listed, searched: fits.mock.calls.length };
}

const ids = products.filter((_, index) => index % 2 === 0).map(({ id }) => id);

test('a long list is searched in steps', () => {
  const { steps, found } = search('disk');
  expect(steps).toBe(10);
  expect(found.found.map(({ id }) => id)).toEqual(ids);
});

test('while nothing has changed, the list is what was found', () => {
  const { found } = search('disk');
  expect(listedAmong(found, products, [])).toBe(found.found);
});

test.each<[string, readonly Product[], readonly number[], number]>([
  ['that still fits', [{ ...first, price: 90 }, second, ...others], ids, 0],
  ['that fits no longer', [{ ...first, name: 'Akü' }, second, ...others], ids, 0],
  [
    'that fits now',
    [first, { ...second, name: 'Disk' }, ...others],
    [5000, 4999, ...ids.slice(1)],
    1,
  ],
  ['that still does not fit', [first, { ...second, price: 90 }, ...others], ids, 1],
])('of all products, only a changed one is searched again: one %s', (_, now, listed, searched) => {
  expect(listedAfter(now)).toEqual({ listed, searched });
});

test.each<[string, readonly Product[], readonly number[], number]>([
  ['deleted one', [first, ...others], ids, 0],
  ['two deleted ones', others, ids.slice(1), 0],
  ['new one that does not fit', [{ ...second, id: 9000 }, ...products], ids, 1],
  ['new one that fits', [{ ...first, id: 9000 }, ...products], [9000, ...ids], 1],
  ['one that has come back at its place', [first, { ...second, id: 9000 }, ...others], ids, 1],
])('nor are the others after a %s', (_, now, listed, searched) => {
  expect(listedAfter(now)).toEqual({ listed, searched });
});

test('an added product is listed, whatever the filter asks for', () => {
  const added = { ...second, id: 9000 };
  expect(listedAfter([added, ...products], [9000]).listed).toEqual([9000, ...ids]);
});
