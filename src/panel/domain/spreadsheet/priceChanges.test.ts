import { expect, test } from 'vitest';

import { product } from '@/domain/testing/examples';

import { priceChangesOf } from './priceChanges';

const edit = (from: number, to: number) => ({
  before: { ...product, price: from },
  after: { ...product, price: to },
});

test('the five largest changes are shown, measured by the old price, whether it rises or falls', () => {
  const edits = [
    edit(1000, 1100),
    edit(100, 151),
    edit(100, 20),
    edit(100, 150),
    edit(0, 900),
    edit(100, 103),
    edit(100, 100),
    edit(10, 90),
  ];
  const { large, examples } = priceChangesOf(edits);
  expect(large).toBe(3);
  const pairs = examples.map(({ before, after }) => `${before.price} ${after.price}`);
  expect(pairs).toEqual(['10 90', '100 20', '100 151', '100 150', '1000 1100']);
});
