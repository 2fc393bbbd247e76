import type { CatalogTable } from '@/data/schema/tables';

import { browserKey, quarantine, type SafeStorage } from './storage';

/** The browser's own copy, one key per table (D6, specification 7). Never throws. */
export interface SavedCatalog {
  /** Undefined where nothing usable is saved. A saved empty list stays empty. */
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
        quarantine(storage, key, saved, `${key}.damaged`);
        return undefined;
      }
    },
    write: (table, value) => storage.set(browserKey(table.name), JSON.stringify(value)),
  };
}

export function savedOrSamples<Value>(saved: SavedCatalog, table: CatalogTable<Value>): Value {
  return saved.read(table) ?? table.samples;
}
