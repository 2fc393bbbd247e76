import { expect, test } from 'vitest';

import { findAgain, sameValues } from './records';

const bosch = { id: 7, name: 'BOSCH', logo: '' };
const mann = { id: 8, name: 'MANN', logo: '' };

test('sameValues ignores the order of fields and the date of the row, but no additional field', () => {
  expect(sameValues({ name: 'BOSCH', logo: '' }, { logo: '', name: 'BOSCH' })).toBe(true);
  expect(sameValues<object>(bosch, { ...bosch, discount: 5 })).toBe(false);
  expect(sameValues<object>(bosch, { ...bosch, createdAt: '2026-01-01' })).toBe(true);
});

test.each([
  ['with other values', { ...bosch, name: 'BOSCH PRO' }, 1],
  ['with another id', { ...bosch, id: 4711 }, 1],
  ['with another id and one field more', { ...bosch, id: 4711, discount: 5 }, -1],
  ['with another id and other values', { ...bosch, id: 4711, name: 'BOSCH PRO' }, -1],
])('an item %s is at the place %d of the list', (_, item, place) => {
  expect(findAgain<typeof bosch>([mann, item], bosch)).toBe(place);
});
