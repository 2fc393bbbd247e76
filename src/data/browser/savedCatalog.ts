import type { StoredTable } from '@/data/schema/tables';

import { browserKey, quarantine, type SafeStorage } from './storage';

/** The browser's own copy, one key per table (D6, specification 7). Never throws. */
export interface SavedCatalog {
  /** Undefined where nothing usable is saved. A saved empty list stays empty. */
  read: <Value>(table: StoredTable<Value>) => Value | undefined;
  write: <Value>(table: StoredTable<Value>, value: Value) => boolean;
}

export function createSavedCatalog(storage: SafeStorage): SavedCatalog {
  // Parsed again only where another browser tab has written: that takes long, and makes all items look changed.
  const known = new Map<string, { text: string; value: unknown }>();
  return {
    read<Value>(table: StoredTable<Value>) {
      const key = browserKey(table.name);
      const text = storage.get(key);
      if (text === null) return undefined;
      if (known.get(key)?.text === text) return known.get(key)?.value as Value;
      try {
        const value = table.parse(JSON.parse(text));
        known.set(key, { text, value });
        return value;
      } catch (error) {
        console.error(`${table.name}: the browser's copy cannot be read`, error);
        quarantine(storage, key, text, `${key}.damaged`);
        return undefined;
      }
    },
    write(table, value) {
      const key = browserKey(table.name);
      const isWritten = storage.set(key, JSON.stringify(value));
      // The browser's own text, because it is compared with that.
      const text = storage.get(key);
      if (isWritten && text !== null) known.set(key, { text, value });
      return isWritten;
    },
  };
}
