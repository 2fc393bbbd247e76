import { expect, test } from 'vitest';

import { phoneProblem } from '@/panel/domain/phoneProblem';

import { phoneHint, phoneWarnings } from './panel';

test.each([
  ['0532 000 00 00 0533 000 00 00', /^Burada birden çok numara var/],
  ['444 1 234', /WhatsApp’ta açılmaz/],
  ['312 395 00 00', /^Başındaki 0 eksik/],
  ['0532 000 00', /^Eksik rakam var/],
  ['0532 000 00 000', /^Fazla rakam var/],
  ['0533 111 22 33', /^Rakam ve boşlukla/],
  [
    '0312 354 00 00 / 0532 000 00 00',
    /0312 354 00 00 numarasını arar.*0532 000 00 00 numarasına yazar/,
  ],
])('below the phone %s stands %s', (phone, words) => {
  const problem = phoneProblem(phone);
  expect(problem === undefined ? phoneHint(phone) : phoneWarnings[problem]).toMatch(words);
});
