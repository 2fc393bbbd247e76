import { randomBytes, scryptSync } from 'node:crypto';

import {
  normalizedPassword,
  passwordBytes,
  passwordHash,
  SCRYPT_ROUNDS,
  scryptOptions,
} from '../../../src/panel/data/password.ts';
import { isKnownPassword } from '../../passwords/knownPasswords.ts';

/** As in private.set_admin_password of the migrations. */
const SHORTEST_PASSWORD = 10;

/** Undefined where none is set. Stops the build if the database would refuse the password as too short or known. */
export function givenPassword(given = ''): string | undefined {
  const password = normalizedPassword(given);
  const { length } = Array.from(password);
  if (length === 0) return undefined;
  if (length < SHORTEST_PASSWORD) {
    throw withoutStack(
      `ADMIN_PASSWORD has ${length} characters: choose a password of at least ${SHORTEST_PASSWORD}, the same as in the database.`,
    );
  }
  if (isKnownPassword(password)) {
    throw withoutStack(
      'ADMIN_PASSWORD is a password that everybody would try first: choose another one, the same as in the database.',
    );
  }
  return password;
}

/** Vite prints the stack. Here the sentence says all. */
function withoutStack(message: string): Error {
  return Object.assign(new Error(message), { stack: message });
}

export function hashPassword(password: string, rounds = SCRYPT_ROUNDS): string {
  const salt = randomBytes(16);
  const { dkLen, ...cost } = scryptOptions(rounds);
  const key = scryptSync(passwordBytes(password), salt, dkLen, { ...cost, maxmem: 2 ** 26 });
  return passwordHash(rounds, salt.toString('hex'), key.toString('hex'));
}
