import type { CatalogEditor } from '@/data/CatalogEditor';
import { checkPassword } from '@/data/password/checkPassword';

import { createLocalEditor, type LocalParts } from './localEditor';

interface Parts extends LocalParts {
  passwordHash: string;
}

/** Opens a shop without a backend for changes. Undefined when the password is wrong. */
export async function logInLocally(
  password: string,
  { passwordHash, ...parts }: Parts,
): Promise<CatalogEditor | undefined> {
  return (await checkPassword(password, passwordHash)) ? createLocalEditor(parts) : undefined;
}
