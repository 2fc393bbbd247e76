import { type SavedCatalog, savedOrSamples } from '@/data/browser/savedCatalog';
import { browserKey, type SafeStorage } from '@/data/browser/storage';
import { type BrowserTab, listenToOtherTabs } from '@/data/browser/tab';
import type { CatalogRepository, OwnerAccess } from '@/data/CatalogRepository';
import { brandTable, contactTable, productTable, slideTable } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';

import type { LocalEditorOptions } from './localEditor';

interface Options {
  storage: SafeStorage;
  saved: SavedCatalog;
  tab: BrowserTab;
  logIn: (password: string, options: LocalEditorOptions) => Promise<OwnerAccess | undefined>;
}

/** A shop without a backend: the browser's own copy is the catalogue. */
export function createLocalRepository({ storage, saved, tab, logIn }: Options): CatalogRepository {
  let report: ((changed: Partial<Catalog>) => void) | undefined;

  const read = (): Catalog => ({
    products: savedOrSamples(saved, productTable),
    brands: savedOrSamples(saved, brandTable),
    slides: savedOrSamples(saved, slideTable),
    contact: savedOrSamples(saved, contactTable),
  });

  listenToOtherTabs(tab, (key) => {
    if (key === null || key.startsWith(browserKey(''))) report?.(read());
  });

  return {
    async load(onChange) {
      setTimeout(() => {
        report = onChange;
      });
      return read();
    },
    loadMoreProducts: () => undefined,
    logIn: (password) =>
      logIn(password, { storage, saved, read, onChange: (changed) => report?.(changed) }),
  };
}
