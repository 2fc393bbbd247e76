import { scryptAsync, type ScryptOpts } from '@noble/hashes/scrypt.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Scrypt in plain JavaScript, in pieces, so that the page stays alive. Salt and result are in hexadecimal. */
export async function slowKey(
  password: Uint8Array,
  salt: string,
  options: ScryptOpts,
): Promise<string> {
  return bytesToHex(await scryptAsync(password, hexToBytes(salt), options));
}
