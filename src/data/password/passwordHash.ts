/** Half a second on a small computer, and 32 MB: dear for whoever tries passwords by the million. */
export const SCRYPT_ROUNDS = 2 ** 15;

/** Scrypt's parameters; the rounds travel with each hash. */
export function scryptOptions(rounds: number) {
  return { N: rounds, r: 8, p: 3, dkLen: 16 };
}

/** What is hashed: keyboards and systems spell `ş` in two ways. */
export function passwordBytes(password: string): Uint8Array {
  return new TextEncoder().encode(password.normalize('NFC'));
}

/** How a hash travels from the build to the browser; salt and key are in hexadecimal. */
export function passwordHash(rounds: number, salt: string, key: string): string {
  return `${rounds}.${salt}.${key}`;
}
