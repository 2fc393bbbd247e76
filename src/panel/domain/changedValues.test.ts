import { expect, test } from 'vitest';

import { findAgain } from './changedValues';

const bosch = { id: 7, name: 'BOSCH', logo: '' };
const mann = { id: 8, name: 'MANN', logo: '' };

test.each([
  ['with other values', { ...bosch, name: 'BOSCH PRO' }, 1],
  ['with another id', { ...bosch, id: 4711 }, 1],
  ['with another id and one field more', { ...bosch, id: 4711, discount: 5 }, -1],
  ['with another id and other values', { ...bosch, id: 4711, name: 'BOSCH PRO' }, -1],
])('an item %s is at the place %d of the list', (_, item, place) => {
  expect(findAgain<typeof bosch>([mann, item], bosch)).toBe(place);
});
