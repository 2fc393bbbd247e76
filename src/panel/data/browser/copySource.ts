import { browserKey, type SafeStorage } from '@/data/browser/storage';
import { type CopyOptions, partialTables, SOURCE_KEY, writeCopy } from '@/data/browser/writeCopy';
import { type CatalogTable, TABLE_NAMES } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';

export type CopySource = ReturnType<typeof createCopySource>;

export function createCopySource(options: CopyOptions) {
  const { storage, backend } = options;
  const copied = new Map<keyof Catalog, 'whole' | 'partial'>();

  /** Marks all four copies as this backend's once each has been written. */
  function write<Value>(table: CatalogTable<Value>, rows: Value): void {
    const written = writeCopy(options, table, rows, true);
    if (written === 'failed') return storage.remove(SOURCE_KEY);
    copied.set(table.name, written);
    const before = partialTables(options);
    if (before === undefined && copied.size < TABLE_NAMES.length) return undefined;
    const isPartial = (name: keyof Catalog) =>
      (name === table.name ? undefined : before?.includes(name)) ?? copied.get(name) === 'partial';
    storage.set(SOURCE_KEY, [backend, ...TABLE_NAMES.filter(isPartial)].join(' '));
    return undefined;
  }

  return {
    isOurs: () => partialTables(options) !== undefined,
    isWhole: (table: keyof Catalog) => partialTables(options)?.includes(table) === false,
    write,
  };
}

/** Makes room in a full storage. False where there are no copies. */
export function removeCopies(storage: SafeStorage): boolean {
  const keys = TABLE_NAMES.map(browserKey).filter((key) => storage.get(key) !== null);
  if (keys.length === 0) return false;
  storage.remove(SOURCE_KEY);
  keys.forEach(storage.remove);
  return true;
}
