import { expect, test } from 'vitest';

import { createDeletedPlaces } from './deletedPlaces';

const items = (...ids: number[]) => ids.map((id) => ({ id }));

test.each([
  ['first', [4, 3, 2, 1], 5, [4, 3, 2, 1]],
  ['in the middle', [5, 4, 2, 1], 3, [2, 1]],
  ['last', [5, 4, 3, 2], 1, []],
])('an item that was deleted %s keeps its place', (_, shown, id, below) => {
  const places = createDeletedPlaces();
  places.note('products', items(5, 4, 3, 2, 1));
  expect(places.shownBelow('products', id, items(...shown), 10)).toEqual(below);
});

test('several deleted items keep their places among items that were added since', () => {
  const places = createDeletedPlaces();
  places.note('products', items(6, 5, 4, 3, 2, 1));
  places.note('products', items(6, 4, 3, 2, 1));
  places.note('products', items(8, 6, 3, 1));
  const shown = items(9, 8, 3);
  const below = [6, 5, 4, 2, 1].map((id) => places.shownBelow('products', id, shown, 10));
  expect(below).toEqual([[3], [3], [3], [], []]);
  places.rename('products', 5, 10);
  const restored = items(9, 8, 10, 3);
  expect(places.shownBelow('products', 6, restored, 10)).toEqual([10, 3]);
  expect(places.shownBelow('products', 4, restored, 10)).toEqual([3]);
  expect(places.shownBelow('products', 6, restored, 1)).toEqual([10]);
});

test('items whose order was changed elsewhere stand as they are shown', () => {
  const places = createDeletedPlaces();
  places.note('products', items(4, 3, 2, 1));
  const shown = items(1, 2, 4);
  expect(places.shownBelow('products', 3, shown, 10)).toEqual([2, 4]);
  expect(places.shownBelow('products', 9, shown, 10)).toEqual([1, 2, 4]);
});
