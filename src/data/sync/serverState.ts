import type { CopySource } from '@/data/browser/copySource';
import type { SavedCatalog } from '@/data/browser/savedCatalog';
import { type CatalogTable, catalogTables } from '@/data/schema/tables';
import type { Extent, Take } from '@/data/supabase/read/loadTable';
import type { Catalog } from '@/domain/catalog';

import { isLocalId } from './localIds';
import type { Change } from './mutation';
import { withChanges } from './withChanges';

type TableName = keyof Catalog;

/** What the backend has, as far as this page knows. */
export interface Base {
  catalog: () => Catalog;
  take: Take;
  /** False where samples or a stranger's copy stand in for rows: their ids are guesses. */
  isKnown: (table: TableName) => boolean;
  /** False before the first page, and while others are to come. */
  isSettled: (table: TableName) => boolean;
  isWhole: (table: TableName) => boolean;
  /** Takes in what the backend has been given. */
  fold: (table: TableName, changes: readonly Change[]) => void;
  /** Takes over the copy that another tab has written. */
  readCopy: (table: TableName) => void;
  /** Writes that part of the catalogue as the browser's copy, unless that would make a whole copy worse. */
  writeCopy: (table: TableName, catalog: Catalog) => void;
}

interface Parts {
  saved: SavedCatalog;
  source: CopySource;
  samples: Catalog;
}

export function createBase({ saved, source, samples }: Parts): Base {
  let catalog = samples;
  const extents = new Map<TableName, Extent | 'copy'>();
  const extentOf = (table: TableName) => extents.get(table) ?? 'unread';
  const isWhole = (table: TableName) => ['whole', 'copy'].includes(extentOf(table));

  /** Rows only: what waits to be sent is in the copies too, under ids of its own. */
  function setCopy<Value>({ name }: CatalogTable<Value>, copy: Value): void {
    const rows = Array.isArray(copy) ? copy.filter(({ id }) => !isLocalId(id)) : copy;
    catalog = { ...catalog, [name]: rows };
  }

  return {
    catalog: () => catalog,
    take(table, value, extent) {
      if (extent === 'nothing') {
        setCopy(table, value);
        const isCopy = source.isOurs() && saved.read(table) !== undefined;
        extents.set(table.name, isCopy ? 'copy' : extent);
      } else {
        catalog = { ...catalog, [table.name]: value };
        extents.set(table.name, extent);
      }
    },
    isKnown: (table) => !['unread', 'nothing'].includes(extentOf(table)),
    isSettled: (table) => !['unread', 'pages to come'].includes(extentOf(table)),
    isWhole,
    fold(table, changes) {
      catalog = withChanges(catalog, table, changes);
    },
    readCopy(table) {
      const copy = source.isOurs()
        ? saved.read<Catalog[TableName]>(catalogTables[table])
        : undefined;
      if (copy === undefined || ['unread', 'pages to come'].includes(extentOf(table))) return;
      setCopy<unknown>(catalogTables[table], copy);
      extents.set(table, 'copy');
    },
    writeCopy(table, shown) {
      if (!isWhole(table)) return;
      source.noteCopy(table, saved.write<unknown>(catalogTables[table], shown[table]));
    },
  };
}
