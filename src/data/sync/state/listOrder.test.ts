import { expect, test } from 'vitest';

import { createListOrder } from './listOrder';

test.each([
  ['first', [4, 3, 2, 1], 5, [4, 3, 2, 1]],
  ['in the middle', [5, 4, 2, 1], 3, [2, 1]],
  ['last', [5, 4, 3, 2], 1, []],
])('an item that was deleted %s keeps its place', (_, shown, id, below) => {
  const order = createListOrder();
  order.note('products', [5, 4, 3, 2, 1]);
  order.note('products', shown);
  expect(order.idsBelow('products', id)).toEqual(below);
});

test('several deleted items keep their places among items that were added since', () => {
  const order = createListOrder();
  order.note('products', [6, 5, 4, 3, 2, 1]);
  order.note('products', [6, 4, 3, 2, 1]);
  order.note('products', [8, 6, 3, 1]);
  order.note('products', [9, 8, 3]);
  expect(order.idsBelow('products', 9)).toEqual([8, 6, 5, 4, 3, 2, 1]);
});
