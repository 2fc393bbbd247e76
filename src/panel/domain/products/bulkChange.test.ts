import { expect, test } from 'vitest';

import { reduced } from '@/domain/testing/examples';

import { type BulkChange, previewBulkChange, withBulkChange } from './bulkChange';

const products = [{ ...reduced, id: 3 }, { ...reduced, id: 2 }, reduced, { ...reduced, id: 4 }];
const ids = products.map(({ id }) => id);
const marked = new Set(ids.slice(0, 2));
const raise = {
  kind: 'price',
  direction: 'up',
  percent: 10,
  step: 'lira',
  changesOriginal: false,
} as const;

test.each<BulkChange>([
  { kind: 'stock', inStock: false },
  { kind: 'category', category: 'Fren Sistemi' },
  { kind: 'discount', percent: 20, step: 'five' },
  { kind: 'noDiscount' },
  raise,
])('$kind changes the marked products and leaves the others as they are', (change) => {
  const after = withBulkChange(products, marked, change);
  expect(after.map(({ id }) => id)).toEqual(ids);
  expect(after.map((product, index) => product === products[index])).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('deletes what is marked', () => {
  const after = withBulkChange(products, marked, { kind: 'delete' });
  expect(after).toEqual(products.slice(2));
});

test('a product that already is as wanted is the same object', () => {
  const stock = { kind: 'stock', inStock: true } as const;
  expect(
    withBulkChange(products, new Set(ids), stock).map((product) => products.indexOf(product)),
  ).toEqual([0, 1, 2, 3]);
  expect(previewBulkChange(products, stock)).toMatchObject({
    changed: 0,
    unchanged: 4,
    examples: [],
  });
});

test('a preview counts, shows some, and names original prices that would not be seen any more', () => {
  const near = { ...reduced, price: 95, originalPrice: 100 };
  const far = { ...reduced, price: 50, originalPrice: 100 };
  const hidden = { ...reduced, price: 200, originalPrice: 100 };
  const free = { ...reduced, price: 0 };
  const many = [near, near, far, hidden, free];
  const preview = previewBulkChange(many, raise);
  expect(preview).toMatchObject({ changed: 4, unchanged: 1, hiddenOriginals: 2 });
  expect(preview.examples).toHaveLength(4);
  expect(preview.examples[0]).toEqual({
    before: near,
    after: expect.objectContaining({ price: 105, originalPrice: 100 }),
  });
});
