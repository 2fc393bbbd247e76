import { expect, test } from 'vitest';

import { atTimeText, dateTimeText, dayText } from './timeText';

test.each([
  [14, 21, '14.21’de'],
  [14, 32, '14.32’de'],
  [14, 43, '14.43’te'],
  [14, 54, '14.54’te'],
  [9, 5, '09.05’te'],
  [14, 16, '14.16’da'],
  [14, 27, '14.27’de'],
  [14, 38, '14.38’de'],
  [14, 49, '14.49’da'],
  [14, 10, '14.10’da'],
  [14, 20, '14.20’de'],
  [14, 30, '14.30’da'],
  [9, 40, '09.40’ta'],
  [13, 50, '13.50’de'],
  [16, 0, '16.00’da'],
  [20, 0, '20.00’de'],
  [0, 0, '00.00’da'],
])('%i:%i is %s', (hours, minutes, text) => {
  expect(atTimeText(new Date(2026, 10, 7, hours, minutes))).toBe(text);
});

test('a date with its time is written as in Turkey', () => {
  expect(dateTimeText(new Date(2026, 10, 7, 9, 5))).toBe('07.11.2026 09.05');
});

test.each([
  ['Bugün', new Date(2026, 10, 28, 0, 1)],
  ['Dün', new Date(2026, 10, 27, 23, 59)],
  ['26 Kasım', new Date(2026, 10, 26, 12)],
  ['31 Ağustos', new Date(2026, 7, 31, 12)],
])('the day of a change: %s', (text, day) => {
  expect(dayText(day, new Date(2026, 10, 28, 9))).toBe(text);
});
