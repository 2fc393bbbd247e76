import { randomBytes, scryptSync } from 'node:crypto';

import {
  passwordBytes,
  passwordHash,
  SCRYPT_ROUNDS,
  scryptOptions,
} from '../../../src/panel/data/password.ts';

export function hashPassword(password: string, rounds = SCRYPT_ROUNDS): string {
  const salt = randomBytes(16);
  const { dkLen, ...cost } = scryptOptions(rounds);
  const key = scryptSync(passwordBytes(password), salt, dkLen, { ...cost, maxmem: 2 ** 26 });
  return passwordHash(rounds, salt.toString('hex'), key.toString('hex'));
}
