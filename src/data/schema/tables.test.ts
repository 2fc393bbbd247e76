import { expect, test } from 'vitest';

import { parseList, repairIds } from './tables';

const even = (value: unknown) => (typeof value === 'number' && value % 2 === 0 ? value : undefined);

test('parseList leaves out what cannot be parsed, and throws where nothing can', () => {
  expect(parseList([], even)).toEqual([]);
  expect(parseList([1, 2, 'x', 4], even)).toEqual([2, 4]);
  for (const values of [null, {}, 'text', undefined, [1, 'x', null]]) {
    expect(() => parseList(values, even)).toThrow(TypeError);
  }
});

test.each([
  { given: [], repaired: [] },
  { given: [3, 1], repaired: [3, 1] },
  { given: [0, 0], repaired: [1, 2] },
  { given: [3, 3, 0], repaired: [3, 4, 5] },
])('the ids $given become $repaired', ({ given, repaired }) => {
  expect(repairIds(given.map((id) => ({ id }))).map(({ id }) => id)).toEqual(repaired);
});
