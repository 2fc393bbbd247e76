import type { Catalog } from '@/domain/catalog';

import { browserKey } from './keys';
import type { SafeStorage } from './storage';

const KEY = browserKey('source');
const TABLE_COUNT = 4;

/**
 * Whose rows the browser's copies hold. The ids in them mean nothing to another backend, and those of a shop that
 * once ran without one would hit strangers' rows.
 */
export interface CopySource {
  /** All four copies are this backend's. */
  isOurs: () => boolean;
  /** To be told of each copy that has been written from this backend's rows, or could not be. */
  noteCopy: (table: keyof Catalog, written: boolean) => void;
}

export function createCopySource(storage: SafeStorage, backend: string): CopySource {
  const written = new Set<keyof Catalog>();
  const isOurs = () => storage.get(KEY) === backend;
  return {
    isOurs,
    noteCopy(table, kept) {
      if (!kept) return forgetCopySource(storage);
      written.add(table);
      if (written.size === TABLE_COUNT && !isOurs()) storage.set(KEY, backend);
      return undefined;
    },
  };
}

/** From now on the copies are nobody's rows. */
export function forgetCopySource(storage: SafeStorage): void {
  storage.remove(KEY);
}
