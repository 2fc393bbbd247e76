import { expect, test } from 'vitest';

import { parseList, repairIds } from './tables';

const even = (value: unknown) => (typeof value === 'number' && value % 2 === 0 ? value : undefined);

test.each([
  [[], []],
  [
    [1, 2, 'x', 4],
    [2, 4],
  ],
])('parseList parses %j to %j', (values, expected) => {
  expect(parseList(values, even)).toEqual(expected);
});

test.each([[null], [{}], ['text'], [undefined], [[1, 'x', null]]])(
  'parseList throws for %j',
  (values) => {
    expect(() => parseList(values, even)).toThrow(TypeError);
  },
);

test.each([
  [[], []],
  [
    [3, 1],
    [3, 1],
  ],
  [
    [0, 0],
    [1, 2],
  ],
  [
    [3, 3, 0],
    [3, 4, 5],
  ],
])('repairIds changes the ids %j to %j', (given, expected) => {
  expect(repairIds(given.map((id) => ({ id }))).map(({ id }) => id)).toEqual(expected);
});
