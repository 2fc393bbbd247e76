import { expect, test } from 'vitest';

import { carouselPositions, wrapIndex } from './carousels';

test.each([
  [0, 3, 0],
  [2, 3, 2],
  [3, 3, 0],
  [-1, 3, 2],
  [1, 1, 0],
  [-1, 1, 0],
  [1, 0, 0],
  [8, 3, 2],
])('wrapIndex(%d, %d) is %d', (index, count, expected) => {
  expect(wrapIndex(index, count)).toBe(expected);
});

test.each([
  [0, 1],
  [1, 1],
  [6, 1],
  [7, 2],
  [10, 5],
  [50, 45],
])('%d brands with 6 visible have %d positions', (count, positions) => {
  expect(carouselPositions(count, 6)).toBe(positions);
});
