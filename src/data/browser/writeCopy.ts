import type { CatalogTable } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';

import type { SavedCatalog } from './savedCatalog';
import { browserKey, type SafeStorage } from './storage';

/** How much of each table is copied, such as `products:partial`, and the backend, whose rows the ids name. */
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

/** `whole` or `partial` for each table with a copy. Empty if the copies come from another backend. */
export function copiedTables({ storage, backend }: CopyOptions): Map<string, string> {
  const marks = (storage.get(SOURCE_KEY) ?? '').split(' ');
  if (marks.pop() !== backend) return new Map();
  return new Map(marks.map((mark) => mark.split(':') as [string, string]));
}

/** Writes the copy of rows that were read. */
export function writeCopy<Value>(
  options: CopyOptions,
  table: CatalogTable<Value>,
  rows: Value,
  isComplete: boolean,
): void {
  const { storage, saved, backend } = options;
  const isLong = Array.isArray(rows) && rows.length > MOST_COPIED;
  const isWhole = isComplete && !isLong;
  const copied = copiedTables(options);

  function mark(extent?: 'whole' | 'partial'): void {
    if (extent) copied.set(table.name, extent);
    else copied.delete(table.name);
    const marks = [...copied].map((entry) => entry.join(':'));
    const isMarked = storage.set(SOURCE_KEY, [...marks, backend].join(' '));
    if (!isMarked) storage.remove(SOURCE_KEY);
  }

  // Before the copy: other browser tabs are told of each in turn.
  if (!isWhole && copied.has(table.name)) mark('partial');
  const copy: unknown = isLong ? rows.slice(0, COPIED_OF_LONGER) : rows;
  const extent = isWhole ? 'whole' : 'partial';
  mark(saved.write<unknown>(table, copy) ? extent : undefined);
}
