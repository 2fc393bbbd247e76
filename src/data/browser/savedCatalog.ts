import type { CatalogTable } from '@/data/schema/tables';

import { browserKey } from './keys';
import type { SafeStorage } from './storage';

/** The browser's own copy of the catalogue, one key per table (D6, specification 7). Never throws. */
export interface SavedCatalog {
  /** Undefined when nothing usable is saved. An empty list is a list: the owner wants it empty. */
  read: <Value>(table: CatalogTable<Value>) => Value | undefined;
  /** Says whether the value is kept now. */
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
        putAside(storage, key, saved);
        return undefined;
      }
    },
    write: (table, value) => storage.set(browserKey(table.name), JSON.stringify(value)),
  };
}

/** What the browser has of a table, else its samples. */
export function savedOrSamples<Value>(saved: SavedCatalog, table: CatalogTable<Value>): Value {
  return saved.read(table) ?? table.samples;
}

/** Keeps an unreadable text for somebody who can repair it, out of the way of the next copy. */
function putAside(storage: SafeStorage, key: string, saved: string): void {
  if (storage.set(`${key}.bozuk`, saved)) storage.remove(key);
}
