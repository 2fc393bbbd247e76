import { expect, test } from 'vitest';

import { date, id } from './fields';

test.each([
  [7, 7],
  ['7', 7],
  [2 ** 53 - 2 ** 30, 2 ** 53 - 2 ** 30],
  // A new item after it would have the same number.
  [Number.MAX_SAFE_INTEGER, 0],
  [0, 0],
  [1.5, 0],
])('the id %j is read as %j', (given, read) => {
  expect(id(given)).toBe(read);
});

test.each([
  ['2026-11-27T10:00:00.123456+00:00', '2026-11-27T10:00:00.123456+00:00'],
  ['dün', undefined],
  [1, undefined],
])('the date %j is read as %j', (given, read) => {
  expect(date(given)).toBe(read);
});
