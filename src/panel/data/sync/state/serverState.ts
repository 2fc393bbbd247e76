import { browserKey, type SafeStorage } from '@/data/browser/storage';
import { copiedTables, type CopyOptions, SOURCE_KEY, writeCopy } from '@/data/browser/writeCopy';
import { sampleCatalog } from '@/data/schema/samples';
import {
  type CatalogTable,
  catalogTables,
  type Coverage,
  type Receive,
} from '@/data/schema/tables';
import { byNewest, type Catalog, TABLE_NAMES } from '@/domain/catalog';
import type { Dated } from '@/domain/fields/field';
import { applyMutations } from '@/panel/data/sync/mutations/applyMutations';
import { isLocalId } from '@/panel/data/sync/mutations/itemIds';
import type { Mutation } from '@/panel/data/sync/mutations/mutation';

export function createServerState(options: CopyOptions) {
  const { saved } = options;
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
      const copied = saved.read(table) && copiedTables(options).get(table.name);
      const ofCopy = copied === 'whole' ? 'complete' : 'partial';
      coverages.set(table.name, copied ? ofCopy : coverage);
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
      const isWhole = copiedTables(options).get(table) === 'whole';
      const copy = isWhole ? saved.read(catalogTable) : undefined;
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
      if (isComplete(table)) writeCopy<unknown>(options, catalogTables[table], shown[table], true);
    },
  };
}

function withRows<Item extends Dated>(list: readonly Item[], rows: readonly Item[]): Item[] {
  const ids = new Set(rows.map(({ id }) => id));
  return [...list.filter(({ id }) => !ids.has(id)), ...rows].toSorted(byNewest);
}

/** Makes room in a full storage. False where there are no copies. */
export function removeCopies(storage: SafeStorage): boolean {
  const keys = TABLE_NAMES.map(browserKey).filter((key) => storage.get(key) !== null);
  if (keys.length === 0) return false;
  storage.remove(SOURCE_KEY);
  keys.forEach(storage.remove);
  return true;
}
