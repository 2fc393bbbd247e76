import { scryptAsync } from '@noble/hashes/scrypt.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Half a second on a small computer, and 32 MB: too expensive for trying passwords by the million. */
export const SCRYPT_ROUNDS = 2 ** 15;

export function scryptOptions(rounds: number) {
  return { N: rounds, r: 8, p: 3, dkLen: 16 };
}

/** NFC, because keyboards and systems encode `ş` in two ways. Trimmed, because a pasted password often ends in a blank. */
export function normalizedPassword(password: string): string {
  return password.normalize('NFC').trim();
}

/** What is hashed here, and what the database gets. */
export function passwordBytes(password: string): Uint8Array {
  return new TextEncoder().encode(normalizedPassword(password));
}

/** The form in which the build hands a hash to the browser; salt and key are in hexadecimal. */
export function passwordHash(rounds: number, salt: string, key: string): string {
  return `${rounds}.${salt}.${key}`;
}

/** In plain JavaScript: browsers hide their own cryptography on pages without a secure context (D8). */
export async function checkPassword(password: string, hash: string): Promise<boolean> {
  const [rounds, salt] = hash.split('.');
  if (salt === undefined) return false;
  // Browsers wait 4 ms after each slice of work, and longer while the computer is busy.
  const options = { ...scryptOptions(Number(rounds)), asyncTick: 50 };
  const key = await scryptAsync(passwordBytes(password), hexToBytes(salt), options);
  return passwordHash(Number(rounds), salt, bytesToHex(key)) === hash;
}
