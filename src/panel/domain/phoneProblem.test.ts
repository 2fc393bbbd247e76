import { expect, test } from 'vitest';

import { phoneProblem } from './phoneProblem';

test.each([
  ['+90 532 000 00 00', undefined],
  ['0532 000 00 00', undefined],
  ['532 000 00 00', undefined],
  ['0532/000 00 00', undefined],
  ['(0312) 395 00 00', undefined],
  ['0312 - 395 00 00', undefined],
  ['0090 312 395 00 00', undefined],
  ['+49 151 23456789', undefined],
  ['0031 23 395 0000', undefined],
  ['', undefined],
  ['0532 000 00 00 / 0533 000 00 00', undefined],
  ['0312 395 00 00 - 0532 000 00 00', undefined],
  ['0312 395 00 00 / 01', undefined],
  ['0312 395 00 00 / 395 00 01', undefined],
  ['444 1 234 / 0532 000 00 00', undefined],
  ['312 395 00 00 / 0532 000 00 00', 'noZero'],
  ['0532-000-00-00-0312-395-00-00', 'several'],
  ['+90 532 000 00 00 +90 533 000 00 00', 'several'],
  ['444 1 234 / 444 1 235', 'service'],
  ['444 1 234', 'service'],
  ['0312 395 00 00 (dahili 12)', 'signs'],
  ['0312 395 00 00 *', 'signs'],
  ['+90 444 1 234', 'service'],
  ['312 395 00 00', 'noZero'],
  ['(850) 000 00 00', 'noZero'],
  ['395 00 00', 'tooShort'],
  ['0532 000 00 0', 'tooShort'],
  ['+90 532 000 00', 'tooShort'],
  ['+49 151', 'tooShort'],
  ['0532 000 00 000', 'tooLong'],
  ['5320000000 1', 'tooLong'],
  ['+49 151 2345 6789 012', 'tooLong'],
])('the phone %s has the problem %s', (phone, problem) => {
  expect(phoneProblem(phone)).toBe(problem);
});
