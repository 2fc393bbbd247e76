import { type CatalogTable, TABLE_NAMES } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';

import { browserKey, quarantine, type SafeStorage } from './storage';

/** The browser's own copy of the catalogue, one key per table (D6, specification 7). Never throws. */
export interface SavedCatalog {
  /** Undefined when nothing usable is saved. A saved empty list stays an empty list. */
  read: <Value>(table: CatalogTable<Value>) => Value | undefined;
  write: <Value>(table: CatalogTable<Value>, value: Value) => boolean;
}

export function createSavedCatalog(storage: SafeStorage): SavedCatalog {
  return {
    read(table) {
      const key = browserKey(table.name);
      const saved = storage.get(key);
      if (saved === null) return undefined;
      try {
        return table.parse(JSON.parse(saved));
      } catch (error) {
        console.error(`${table.name}: the browser's copy cannot be read`, error);
        quarantine(storage, key, saved, `${key}.bozuk`);
        return undefined;
      }
    },
    write: (table, value) => storage.set(browserKey(table.name), JSON.stringify(value)),
  };
}

export function savedOrSamples<Value>(saved: SavedCatalog, table: CatalogTable<Value>): Value {
  return saved.read(table) ?? table.samples;
}

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
