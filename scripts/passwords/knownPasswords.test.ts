import { expect, test } from 'vitest';

import { isKnownPassword } from './knownPasswords.ts';

test.each(['0532 000 00 00', '+905320000000', 'tel:5320000000!'])(
  'a password with the phone number of the shop is known: %j',
  (password) => {
    expect(isKnownPassword(password)).toBe(true);
  },
);

test.each(['kayis-pilot-ceviz-masa', 'egzoz boru', '9517530246', '🔑🔒🔑🔒🔑🔒🔑🔒🔑🔒'])(
  '%j is not known',
  (password) => {
    expect(isKnownPassword(password)).toBe(false);
  },
);
