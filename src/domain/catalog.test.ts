import { expect, test } from 'vitest';

import { nextId } from './catalog';
import { addressLines, workingHoursLines } from './contactInfo';

test.each([
  [[], 1],
  [[{ id: 1 }], 2],
  [[{ id: 7 }, { id: 3 }], 8],
])('nextId of %j is %d', (items, expected) => {
  expect(nextId(items)).toBe(expected);
});

test('an address is split at its commas, and working hours at their line breaks', () => {
  expect(addressLines(' Sanayi Sitesi, 1. Cadde,, Ankara ')).toEqual([
    'Sanayi Sitesi',
    '1. Cadde',
    'Ankara',
  ]);
  expect(workingHoursLines('Pazartesi: 08:00\r\n\nPazar: kapalı')).toEqual([
    'Pazartesi: 08:00',
    'Pazar: kapalı',
  ]);
});
