import { expect, test } from 'vitest';

import { phoneProblem } from './phoneProblem';

test.each([
  '+90 532 000 00 00',
  '0532 000 00 00',
  '532 000 00 00',
  '0532/000 00 00',
  '(0312) 395 00 00',
  '0312 - 395 00 00',
  '0090 312 395 00 00',
  '0 850 000 00 00',
  '+49 151 23456789',
  '0031 23 395 0000',
  '',
])('%s can be called', (phone) => {
  expect(phoneProblem(phone)).toBeUndefined();
});

test.each([
  '0532 000 00 00 / 0533 000 00 00',
  '0532 000 00 00 - 0312 395 00 00',
  '0532-000-00-00-0312-395-00-00',
  '0532 000 00 00 0533 000 00 00',
  '+90 532 000 00 00 +90 533 000 00 00',
  '0312 395 00 00 / 395 00 01',
  '444 1 234 / 0532 000 00 00',
  '444 1 234 / 444 1 235',
])('%s is more than one number', (phone) => {
  expect(phoneProblem(phone)).toBe('several');
});

test.each(['444 1 234', '4441234', '+90 444 1 234', '0444 1 234'])(
  '%s cannot be reached on WhatsApp',
  (phone) => {
    expect(phoneProblem(phone)).toBe('service');
  },
);

test.each(['312 395 00 00', '(850) 000 00 00'])('%s needs a 0 at its start', (phone) => {
  expect(phoneProblem(phone)).toBe('noZero');
});

test.each(['395 00 00', '0532 000 00 0', '532 000 00', '+90 532 000 00', '+49 151', '5'])(
  'digits are missing in %s',
  (phone) => {
    expect(phoneProblem(phone)).toBe('tooShort');
  },
);

test.each(['0532 000 00 000', '5320000000 1', '0312 395 00 00 / 01', '+49 151 2345 6789 012'])(
  '%s has too many digits',
  (phone) => {
    expect(phoneProblem(phone)).toBe('tooLong');
  },
);
