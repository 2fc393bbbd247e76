import { passwordBytes, passwordHash, scryptOptions } from './passwordHash';
import { slowKey } from './slowKey';

/**
 * Whether the password is the one whose slow hash the build has left (specification 5, D8). In plain JavaScript:
 * browsers hide their own cryptography on pages without a secure context. Without a hash no password is right.
 */
export async function checkPassword(password: string, hash: string): Promise<boolean> {
  const [rounds, salt] = hash.split('.');
  if (salt === undefined) return false;
  const key = await slowKey(passwordBytes(password), salt, scryptOptions(Number(rounds)));
  return passwordHash(Number(rounds), salt, key) === hash;
}
