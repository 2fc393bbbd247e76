import { expect, test } from 'vitest';

import { isKnownPassword } from './knownPasswords.ts';
import { KNOWN_PASSWORDS } from './testing/examples.ts';

test.each(KNOWN_PASSWORDS)('everybody would try the password %j first', (password) => {
  expect(isKnownPassword(password)).toBe(true);
});

test.each([
  ['0532 000 00 00', true],
  ['+905320000000', true],
  ['tel:5320000000!', true],
  ['kayis-pilot-ceviz-masa', false],
  ['egzoz boru', false],
  ['9517530246', false],
  ['🔑🔒🔑🔒🔑🔒🔑🔒🔑🔒', false],
])('the password %j is that of a shop with this phone: %s', (password, isKnown) => {
  expect(isKnownPassword(password)).toBe(isKnown);
});
