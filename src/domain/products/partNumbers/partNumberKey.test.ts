import { expect, test } from 'vitest';

import { parsePartNumbers, partNumberKey } from './partNumberKey';

test('typed numbers are divided by commas, and each is there once', () => {
  const typed = ' 0986424797, 1K0 698 151;0-986.424 797,, 1k0698151 ,';
  expect(parsePartNumbers(typed)).toEqual(['0986424797', '1K0 698 151']);
});

test.each(['1K0 698 151', '1k0-698.151', '1K0/698151'])('%s is the same number', (written) => {
  expect(partNumberKey(written)).toBe(partNumberKey('1K0698151'));
});
