import { browserKey, type SafeStorage } from '@/data/browser/storage';
import { type CopyOptions, partialTables, SOURCE_KEY, writeCopy } from '@/data/browser/writeCopy';
import { sampleCatalog } from '@/data/schema/samples';
import {
  type CatalogTable,
  catalogTables,
  type Coverage,
  type Receive,
} from '@/data/schema/tables';
import { byNewest, type Catalog, type Dated, TABLE_NAMES } from '@/domain/catalog';
import { applyMutations } from '@/panel/data/sync/mutations/applyMutations';
import { isLocalId } from '@/panel/data/sync/mutations/itemIds';
import type { Mutation } from '@/panel/data/sync/mutations/mutation';

export function createServerState(options: CopyOptions) {
  const { saved } = options;
  const source = createCopySource(options);
  let catalog = sampleCatalog;
  const coverages = new Map<keyof Catalog, Coverage>();
  /** False before the first page, and while more pages are loading. */
  const isSettled = (table: keyof Catalog) =>
    ![undefined, 'loading'].includes(coverages.get(table));
  const isComplete = (table: keyof Catalog) => coverages.get(table) === 'complete';

  /** Rows only: copies also hold new items of the outbox, under local ids. */
  function setCopy<Value>({ name }: CatalogTable<Value>, copy: Value): void {
    const rows = Array.isArray(copy) ? copy.filter(({ id }) => !isLocalId(id)) : copy;
    catalog = { ...catalog, [name]: rows };
  }

  const receive: Receive = (table, value, coverage) => {
    if (coverage === 'fallback') {
      setCopy(table, value);
      const isCopy = source.isOurs() && saved.read(table) !== undefined;
      const ofCopy = source.isWhole(table.name) ? 'complete' : 'partial';
      coverages.set(table.name, isCopy ? ofCopy : coverage);
    } else {
      catalog = { ...catalog, [table.name]: value };
      coverages.set(table.name, coverage);
    }
  };

  return {
    catalog: () => catalog,
    receive,
    /** The lists are outdated: until they have been received again, nothing is applied to them and no copy is written. */
    outdate: () => coverages.forEach((_, table) => coverages.set(table, 'loading')),
    /** False where samples or the copy of another backend replace the rows: their ids are guesses. */
    isKnown: (table: keyof Catalog) => ![undefined, 'fallback'].includes(coverages.get(table)),
    isFallback: (table: keyof Catalog) => coverages.get(table) === 'fallback',
    isSettled,
    isComplete,
    apply(table: keyof Catalog, mutations: readonly Mutation[]): void {
      catalog = applyMutations(catalog, table, mutations);
    },
    /** Takes the rows of the copy, but those in `changed` stay as this page has them: the copy has changes that wait, and may be taken back. */
    readCopy(table: keyof Catalog, changed: ReadonlySet<number | undefined>): void {
      const catalogTable: CatalogTable<Catalog[keyof Catalog]> = catalogTables[table];
      const copy = source.isWhole(table) ? saved.read(catalogTable) : undefined;
      if (copy === undefined || !isSettled(table)) return;
      const own: Catalog[keyof Catalog] = catalog[table];
      if (changed.size === 0) setCopy(catalogTable, copy);
      else if (Array.isArray(copy) && Array.isArray(own)) {
        const ownRows = own.filter(({ id }) => changed.has(id));
        setCopy(catalogTable, withRows(copy, ownRows));
      }
      coverages.set(table, 'complete');
    },
    /** Writes this table of `shown` as the browser's copy, unless it is incomplete. */
    writeCopy(table: keyof Catalog, shown: Catalog): void {
      if (isComplete(table)) source.write<unknown>(catalogTables[table], shown[table]);
    },
  };
}

function withRows<Item extends Dated>(list: readonly Item[], rows: readonly Item[]): Item[] {
  const ids = new Set(rows.map(({ id }) => id));
  return [...list.filter(({ id }) => !ids.has(id)), ...rows].toSorted(byNewest);
}

/** The copies of this browser, and of which backend they are. */
export function createCopySource(options: CopyOptions) {
  const { storage, backend } = options;
  const copied = new Map<keyof Catalog, 'whole' | 'partial'>();

  /** Marks the copies as this backend's once each has been written. */
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
