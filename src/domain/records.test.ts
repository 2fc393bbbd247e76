import { expect, test } from 'vitest';

import { findAgain, sameValues } from './records';

const bosch = { id: 7, name: 'BOSCH', logo: '' };
const mann = { id: 8, name: 'MANN', logo: '' };

test('the same values are the same in any order, a value more is not', () => {
  expect(sameValues({ name: 'BOSCH', logo: '' }, { logo: '', name: 'BOSCH' })).toBe(true);
  expect(sameValues<object>(bosch, { ...bosch, discount: 5 })).toBe(false);
});

test('an item is found by its id, changed or not', () => {
  expect(findAgain([mann, { ...bosch, name: 'BOSCH PRO' }], bosch)).toBe(1);
});

test('an item with a new id is found by its values', () => {
  expect(findAgain([mann, { ...bosch, id: 4711 }], bosch)).toBe(1);
});

test('an item that has gone is not found', () => {
  expect(findAgain([mann], bosch)).toBe(-1);
});
