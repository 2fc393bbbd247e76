import { createDeviceToken } from './browser/deviceToken';
import type { CatalogEditor } from './CatalogRepository';
import { createLocalEditor, type LocalEditorOptions } from './local/localEditor';
import { checkPassword } from './password';
import { connectWriter, type WriteAccess, type Writer } from './supabase/write/connectWriter';
import type { Credentials } from './supabase/write/sendRequest';
import { createSyncEngine, type SyncEngine, type SyncOptions } from './sync/syncEngine';

// Visitors never download this file and what only it imports (D13).

export interface OwnerSessionOptions
  extends Omit<WriteAccess, keyof Credentials>, Omit<SyncOptions, 'backend' | keyof Writer> {
  passwordHash: string;
}

export interface OwnerChunk {
  createOwnerSession: typeof createOwnerSession;
  logInLocally: typeof logInLocally;
}

export interface OwnerSession extends Omit<SyncEngine, 'editor'> {
  /** Undefined for a wrong password; the right one goes along with every write. */
  logIn: (password: string) => Promise<CatalogEditor | undefined>;
}

export function createOwnerSession({
  backend,
  fetch,
  limit,
  passwordHash,
  ...options
}: OwnerSessionOptions): OwnerSession {
  let password: string | undefined;
  const deviceToken = createDeviceToken(options.storage);
  const writer = connectWriter({
    backend,
    fetch,
    limit,
    password: () => password,
    deviceToken,
  });
  const { editor, ...engine } = createSyncEngine({ ...options, ...writer, backend: backend.url });
  return {
    ...engine,
    async logIn(given) {
      if (!(await checkPassword(given, passwordHash))) return undefined;
      password = given;
      deviceToken.read();
      engine.retryRejected();
      return editor;
    },
  };
}

/** Opens a shop without a backend for changes. Undefined for a wrong password. */
export async function logInLocally(
  password: string,
  passwordHash: string,
  options: LocalEditorOptions,
): Promise<CatalogEditor | undefined> {
  return (await checkPassword(password, passwordHash)) ? createLocalEditor(options) : undefined;
}
