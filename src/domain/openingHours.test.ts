import { expect, test } from 'vitest';

import { isOpenAt, openingHours } from './openingHours.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const [workdays, weekend] = [WEEK.slice(0, 5), WEEK.slice(5)];

test.each([
  [
    'Pazartesi - Cumartesi: 08:00 - 19:00\nPazar: 10:00 - 18:00',
    [
      [WEEK.slice(0, 6), '08:00', '19:00'],
      [['Sunday'], '10:00', '18:00'],
    ],
  ],
  ['Salı–Perşembe: 08:00–19:00', [[WEEK.slice(1, 4), '08:00', '19:00']]],
  ['Cumartesi - Pazartesi: 10:00 - 16:00', [[['Saturday', 'Sunday', 'Monday'], '10:00', '16:00']]],
  ['Pazartesi - Cuma: 08:00 - 19:00\nPazar: Kapalı', [[workdays, '08:00', '19:00']]],
  ['Her gün 09:00-19:00', [[WEEK, '09:00', '19:00']]],
  ['Her Gün: 09.00 - 19.00', [[WEEK, '09:00', '19:00']]],
  ['Her gün 18:00 - 2:00', [[WEEK, '18:00', '02:00']]],
  ['Hafta içi 9.00 - 19.00\nHafta sonu kapalı', [[workdays, '09:00', '19:00']]],
  [
    'HAFTA İÇİ: 08:30 - 18:30\nHafta sonu: 10:00 - 16:00',
    [
      [workdays, '08:30', '18:30'],
      [weekend, '10:00', '16:00'],
    ],
  ],
  [
    'Cuma: 08:00 - 12:00\nCuma: 14:00 - 19:00',
    [
      [['Friday'], '08:00', '12:00'],
      [['Friday'], '14:00', '19:00'],
    ],
  ],
])('the hours %j are %j', (text, hours) => {
  expect(openingHours(text)).toEqual(
    hours.map(([days, opens, closes]) => ({ days, opens, closes })),
  );
});

test.each([
  '',
  'Sabah 8, akşam 7',
  'Her gün',
  'Her gün 9-19',
  'Her gün 25:00-30:00',
  'Hafta içi - Pazar: 09:00 - 19:00',
  'Pazartesi - Salı - Cuma: 09:00 - 19:00',
  'Pazartesi - Cuma: 08:00 - 19:00\nHafta sonu arayın',
  // One line contradicts the other.
  'Her gün 09:00-19:00\nPazar: Kapalı',
  'Her gün 09:00-19:00\nPazar: 10:00-16:00',
])('the hours %j cannot be read', (text) => {
  expect(openingHours(text)).toBeUndefined();
});

const week = 'Pazartesi - Cumartesi: 08:00 - 19:00\nPazar: Kapalı';
const night = 'Cuma: 18:00 - 02:00';
const twice = 'Her gün 08:00 - 12:00\nHer gün 13:00 - 24:00';

// Istanbul is three hours ahead of UTC all year. 5 January 2026 is a Monday.
test.each([
  [week, '2026-01-05T04:59Z', false],
  [week, '2026-01-05T05:00Z', true],
  [week, '2026-01-05T15:59Z', true],
  [week, '2026-01-05T16:00Z', false],
  [week, '2026-07-04T05:00Z', true],
  [week, '2026-01-04T09:00Z', false],
  [night, '2026-01-09T14:59Z', false],
  [night, '2026-01-09T20:30Z', true],
  [night, '2026-01-09T22:59Z', true],
  [night, '2026-01-09T23:00Z', false],
  [night, '2026-01-08T22:00Z', false],
  [twice, '2026-01-05T09:30Z', false],
  [twice, '2026-01-05T20:59Z', true],
  ['Sabah 8, akşam 7', '2026-01-05T09:00Z', undefined],
  ['', '2026-01-05T09:00Z', undefined],
])('with the hours %j the shop is open at %s: %s', (text, time, isOpen) => {
  expect(isOpenAt(text, new Date(time))).toBe(isOpen);
});
