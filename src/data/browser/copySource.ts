import { TABLE_NAMES } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';

import { browserKey, type SafeStorage } from './storage';

const SOURCE_KEY = browserKey('source');
const TABLE_COUNT = 4;

/** Remembers which backend the four copies come from: in another one their ids would name other rows. */
export interface CopySource {
  isOurs: () => boolean;
  /** To be called after each copy of this backend's rows; `written` is false where it could not be stored. */
  noteCopy: (table: keyof Catalog, written: boolean) => void;
}

export function createCopySource(storage: SafeStorage, backend: string): CopySource {
  const written = new Set<keyof Catalog>();
  const isOurs = () => storage.get(SOURCE_KEY) === backend;
  return {
    isOurs,
    noteCopy(table, isWritten) {
      if (!isWritten) return forgetCopySource(storage);
      written.add(table);
      if (written.size === TABLE_COUNT && !isOurs()) storage.set(SOURCE_KEY, backend);
      return undefined;
    },
  };
}

export function forgetCopySource(storage: SafeStorage): void {
  storage.remove(SOURCE_KEY);
}

/** Makes room in a full storage: the copies can be loaded again. False where there are none. */
export function removeCopies(storage: SafeStorage): boolean {
  const keys = TABLE_NAMES.map(browserKey).filter((key) => storage.get(key) !== null);
  if (keys.length === 0) return false;
  forgetCopySource(storage);
  keys.forEach(storage.remove);
  return true;
}
