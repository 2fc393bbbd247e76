import type { BrowserTab } from '@/data/browser/browserTab';
import { OWNER_KEY } from '@/data/browser/storage';
import type { OwnerRepository } from '@/panel/data/OwnerRepository';

import { ownerStorage } from './browser/ownerStorage';
import { createLocalEditor, type LocalEditorOptions } from './local/localEditor';
import { checkPassword } from './password';

/** The owner's half of a shop without a backend. */
export function createLocalOwner(
  options: LocalEditorOptions & { browserTab: BrowserTab; passwordHash: string },
): OwnerRepository {
  const { storage, browserTab, passwordHash } = options;
  return {
    async logIn(password) {
      if (!(await checkPassword(password, passwordHash))) return undefined;
      storage.set(OWNER_KEY, 'local');
      return {
        ...ownerStorage(storage, browserTab),
        editor: createLocalEditor(options),
        isLocal: true,
      };
    },
  };
}
