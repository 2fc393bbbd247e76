import { expect, test } from 'vitest';

import { distinctNames, findSameName } from './sameNames';

test.each([
  ['bosch', 'BOSCH'],
  ['  Işık   Far ', 'IŞIK FAR'],
  ['lemforder', 'LEMFÖRDER'],
  ['mann filter', 'MANN-FILTER'],
])('%s is the same as %s', (name, known) => {
  expect(findSameName(name, ['SACHS', known])).toBe(known);
});

test('another name, or none yet, is not the same', () => {
  expect(findSameName('BOSCH RECTIFIER', ['BOSCH'])).toBeUndefined();
  expect(findSameName('', ['BOSCH'])).toBeUndefined();
});

test('a name is listed once, in its first spelling, and the stored one in its own', () => {
  expect(distinctNames(['BOSCH', 'Bosch', 'SACHS', 'SACHS'], '')).toEqual(['BOSCH', 'SACHS']);
  expect(distinctNames(['BOSCH', 'SACHS'], 'Bosch')).toEqual(['Bosch', 'SACHS']);
  expect(distinctNames(['BOSCH', 'SACHS'], 'VALEO')).toEqual(['BOSCH', 'SACHS', 'VALEO']);
});
