import { expect, test } from 'vitest';

import { findAgain, sameValues, trimmed } from './records';

const bosch = { id: 7, name: 'BOSCH', logo: '' };
const mann = { id: 8, name: 'MANN', logo: '' };

test('sameValues ignores the order of fields, but not an additional field', () => {
  expect(sameValues({ name: 'BOSCH', logo: '' }, { logo: '', name: 'BOSCH' })).toBe(true);
  expect(sameValues<object>(bosch, { ...bosch, discount: 5 })).toBe(false);
});

test('an item is found by its id, also with other values', () => {
  expect(findAgain([mann, { ...bosch, name: 'BOSCH PRO' }], bosch)).toBe(1);
});

test('an item with a new id is found by its values', () => {
  expect(findAgain([mann, { ...bosch, id: 4711 }], bosch)).toBe(1);
});

test('an item with one field more is another item', () => {
  const other = { ...bosch, id: 4711, discount: 5 };
  expect(findAgain<typeof bosch>([other], bosch)).toBe(-1);
});

test('an item that is not in the list is not found', () => {
  expect(findAgain([mann], bosch)).toBe(-1);
});

test('trimmed removes spaces around texts, and replaces half an emoji', () => {
  expect(trimmed({ name: ' BOSCH \uD83D' })).toEqual({ name: 'BOSCH \uFFFD' });
});
