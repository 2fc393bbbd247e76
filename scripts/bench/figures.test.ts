import { expect, test } from 'vitest';

import { median, ratio, table } from './figures';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('a ratio compares run by run', () => {
  expect(ratio([20, 40, 600], [10, 20, 200])).toBe(2);
});

test('a table is Markdown', () => {
  expect(table(['', 'ms'], [['shop', '1']])).toBe('|  | ms |\n| --- | ---: |\n| shop | 1 |');
});
