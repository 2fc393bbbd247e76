import { expect, test } from 'vitest';

import { reduced } from '@/domain/testing/examples';
import { NO_CHANGES } from '@/panel/domain/catalogChanges';

import { type BulkChange, bulkChanges, changeAgain, countHiddenOriginals } from './bulkChange';

const products = [
  { ...reduced, id: 3 },
  { ...reduced, id: 2 },
];
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
])('$kind changes the marked products', (change) => {
  const { added, edited, deleted } = bulkChanges(products, change);
  expect([added, deleted]).toEqual([[], []]);
  expect(edited.map(({ before }) => before)).toEqual(products);
  expect(edited.map(({ after }) => after.id)).toEqual([3, 2]);
});

test('what is marked is deleted, and what already is as wanted is left out', () => {
  const deletion = { ...NO_CHANGES, deleted: products };
  expect(bulkChanges(products, { kind: 'delete' })).toEqual(deletion);
  const stock = { kind: 'stock', inStock: true } as const;
  expect(bulkChanges(products, stock)).toEqual(NO_CHANGES);
});

test('a percentage of a price that somebody else has changed applies to the new one', () => {
  const [before] = products;
  if (before === undefined) throw new Error('There are two');
  const stored = { ...before, price: 200 };
  const after = changeAgain(raise)(stored, { before, after: before });
  expect(after).toEqual({ ...stored, price: 220, discount: expect.anything() });
});

test('original prices that would not be seen any more are counted', () => {
  const near = { ...reduced, price: 95, originalPrice: 100 };
  const far = { ...reduced, price: 50, originalPrice: 100 };
  const hidden = { ...reduced, price: 200, originalPrice: 100 };
  const free = { ...reduced, price: 0 };
  const { edited } = bulkChanges([near, near, far, hidden, free], raise);
  expect(edited).toHaveLength(4);
  expect(countHiddenOriginals(edited)).toBe(2);
});
