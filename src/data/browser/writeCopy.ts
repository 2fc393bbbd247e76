import type { CatalogTable } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';

import type { SavedCatalog } from './savedCatalog';
import { browserKey, type SafeStorage } from './storage';

/** The backend of the four copies, and the tables of which only the beginning is copied. */
export const SOURCE_KEY = browserKey('source');

/** The key of the time at which a table was read, in milliseconds. Its copy may have changes of the owner that are newer. */
export const readAtKey = (table: keyof Catalog) => browserKey(`readAt:${table}`);

/** A copy of a longer list would fill the browser's storage, and is written again after each change. */
const MOST_COPIED = 5000;

/** The number of items that are copied of a longer list: as many as a visitor reads before he scrolls. */
const COPIED_OF_LONGER = 1000;

export interface CopyOptions {
  storage: SafeStorage;
  saved: SavedCatalog;
  backend: string;
}

/** Tables whose copies are not whole. Undefined if the copies come from another backend, whose ids name other rows. */
export function partialTables({ storage, backend }: CopyOptions): string[] | undefined {
  const [source, ...partial] = (storage.get(SOURCE_KEY) ?? '').split(' ');
  return source === backend ? partial : undefined;
}

/** Writes the copy of rows that were read. The mark comes first: other browser tabs are told of each in turn. */
export function writeCopy<Value>(
  options: CopyOptions,
  table: CatalogTable<Value>,
  rows: Value,
  isComplete: boolean,
): 'whole' | 'partial' | 'failed' {
  const { storage, saved, backend } = options;
  const isLong = Array.isArray(rows) && rows.length > MOST_COPIED;
  const isWhole = isComplete && !isLong;
  const partial = partialTables(options);
  if (!isWhole && partial?.includes(table.name) === false) {
    const isMarked = storage.set(SOURCE_KEY, [backend, ...partial, table.name].join(' '));
    if (!isMarked) storage.remove(SOURCE_KEY);
  }
  const copy: unknown = isLong ? rows.slice(0, COPIED_OF_LONGER) : rows;
  if (!saved.write<unknown>(table, copy)) return 'failed';
  return isWhole ? 'whole' : 'partial';
}
