import { type BrowserTab, listenToOtherBrowserTabs } from '@/data/browser/browserTab';
import type { SavedCatalog } from '@/data/browser/savedCatalog';
import { browserKey } from '@/data/browser/storage';
import { type CatalogTable, catalogTables } from '@/data/schema/tables';
import { type Catalog, TABLE_NAMES } from '@/domain/catalog';

import type { CatalogRepository } from './CatalogRepository';

interface LocalCatalog {
  read: () => Catalog;
  onChange: (changed: Partial<Catalog>) => void;
}

/** A shop without a backend: the browser's own copy is the catalogue. */
export function createLocalRepository<Owner>(
  saved: SavedCatalog,
  browserTab: BrowserTab,
  openOwner: (catalog: LocalCatalog) => Promise<Owner>,
): CatalogRepository<Owner> {
  let report: ((changed: Partial<Catalog>) => void) | undefined;

  function read(): Catalog {
    const tables = TABLE_NAMES.map((name) => {
      const table: CatalogTable<unknown> = catalogTables[name];
      return [name, saved.read(table) ?? table.samples];
    });
    return Object.fromEntries(tables) as Catalog;
  }

  listenToOtherBrowserTabs(browserTab, (key) => {
    if (key === null || key.startsWith(browserKey(''))) report?.(read());
  });

  return {
    async load(onChange) {
      setTimeout(() => {
        report = onChange;
      });
      return read();
    },
    refresh: async () => report?.(read()),
    loadMoreProducts: () => undefined,
    openOwner: () => openOwner({ read, onChange: (changed) => report?.(changed) }),
  };
}
