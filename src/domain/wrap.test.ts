import { expect, test } from 'vitest';

import { carouselPositions, wrapIndex } from './wrap';

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
  [0, -1, 1, 0],
  [0, 1, 0, 0],
  [7, 1, 3, 2],
])('wrapIndex(%d, %d, %d) is %d', (index, step, count, expected) => {
  expect(wrapIndex(index, step, count)).toBe(expected);
});

test.each([
  [0, 1],
  [1, 1],
  [6, 1],
  [7, 2],
  [10, 5],
  [50, 45],
])('%d brands, 6 visible, stand in %d positions', (count, positions) => {
  expect(carouselPositions(count, 6)).toBe(positions);
});
