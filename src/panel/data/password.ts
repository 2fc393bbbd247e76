import { scryptAsync } from '@noble/hashes/scrypt.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Half a second on a small computer, and 32 MB: too expensive for trying many passwords. */
export const SCRYPT_ROUNDS = 2 ** 15;

export function scryptOptions(rounds: number) {
  return { N: rounds, r: 8, p: 3, dkLen: 16 };
}

/** Keyboards encode `ş` in two ways (NFC), and a pasted password often ends in a blank. */
export function passwordBytes(password: string): Uint8Array {
  return new TextEncoder().encode(password.normalize('NFC').trim());
}

/** Salt and key are hexadecimal. */
export function passwordHash(rounds: number, salt: string, key: string): string {
  return `${rounds}.${salt}.${key}`;
}

/** Uses plain JavaScript: pages without a secure context have no `crypto.subtle` (D8). */
export async function checkPassword(password: string, hash: string): Promise<boolean> {
  const [rounds, salt] = hash.split('.');
  if (salt === undefined) return false;
  // A browser waits at least 4 ms after each slice of work.
  const options = { ...scryptOptions(Number(rounds)), asyncTick: 50 };
  const key = await scryptAsync(passwordBytes(password), hexToBytes(salt), options);
  return passwordHash(Number(rounds), salt, bytesToHex(key)) === hash;
}
