import { randomBytes, scryptSync } from 'node:crypto';

import {
  normalizedPassword,
  passwordBytes,
  passwordHash,
  SCRYPT_ROUNDS,
  scryptOptions,
} from '../../../src/panel/data/password.ts';

/** As in private.set_admin_password of the migrations. */
const SHORTEST_PASSWORD = 10;

/** Undefined where none is set. Stops the build if the database would refuse the password as too short. */
export function givenPassword(given = ''): string | undefined {
  const password = normalizedPassword(given);
  const { length } = Array.from(password);
  if (length > 0 && length < SHORTEST_PASSWORD) {
    const message = `ADMIN_PASSWORD has ${length} characters: choose a password of at least ${SHORTEST_PASSWORD}, the same as in the database.`;
    // Vite prints the stack. Here the sentence says all.
    throw Object.assign(new Error(message), { stack: message });
  }
  return length === 0 ? undefined : password;
}

export function hashPassword(password: string, rounds = SCRYPT_ROUNDS): string {
  const salt = randomBytes(16);
  const { dkLen, ...cost } = scryptOptions(rounds);
  const key = scryptSync(passwordBytes(password), salt, dkLen, { ...cost, maxmem: 2 ** 26 });
  return passwordHash(rounds, salt.toString('hex'), key.toString('hex'));
}
