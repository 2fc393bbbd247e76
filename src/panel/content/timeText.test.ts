import { expect, test } from 'vitest';

import { atTimeText, dateTimeText } from './timeText';

test.each([
  [14, 32, '14.32’de'],
  [9, 40, '09.40’ta'],
  [9, 5, '09.05’te'],
  [16, 0, '16.00’da'],
  [0, 0, '00.00’da'],
  [13, 50, '13.50’de'],
])('%i:%i is %s', (hours, minutes, text) => {
  expect(atTimeText(new Date(2026, 10, 7, hours, minutes))).toBe(text);
});

test('a date with its time is written as in Turkey', () => {
  expect(dateTimeText(new Date(2026, 10, 7, 9, 5))).toBe('07.11.2026 09.05');
});
