import { randomBytes, scryptSync } from 'node:crypto';

import { loadEnv, type Plugin } from 'vite';

import {
  normalizedPassword,
  passwordBytes,
  passwordHash,
  SCRYPT_ROUNDS,
  scryptOptions,
} from '../../../src/panel/data/password.ts';

/** Opens the panel of a development server without ADMIN_PASSWORD. */
const DEMO_PASSWORD = 'yedekparca';

/** As in private.set_admin_password of the migrations. */
const SHORTEST_PASSWORD = 10;

const WARNING =
  'ADMIN_PASSWORD is not set: nobody will be able to open the panel of this build (README, "Settings").';

/**
 * Puts a slow hash of ADMIN_PASSWORD into the build's settings, so that the browser can compare a password without
 * knowing the right one (D8). Without ADMIN_PASSWORD nobody can open the panel of the build.
 */
export function adminPassword(): Plugin {
  let missing = false;
  return {
    name: 'admin-password',
    config(_, { command, mode }) {
      const { ADMIN_PASSWORD: given } = loadEnv(mode, process.cwd(), 'ADMIN_PASSWORD');
      const isServed = command === 'serve';
      const password = isServed ? given?.trim() || DEMO_PASSWORD : givenPassword(given);
      missing = password === undefined;
      const hash = password === undefined ? '' : hashPassword(password);
      return { define: { 'import.meta.env.VITE_ADMIN_PASSWORD_HASH': JSON.stringify(hash) } };
    },
    transformIndexHtml(_, { path }) {
      if (missing && path === '/index.html') this.warn(WARNING);
    },
  };
}

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
