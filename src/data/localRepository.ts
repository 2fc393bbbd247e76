import { type BrowserTab, listenToOtherBrowserTabs } from '@/data/browser/browserTab';
import { type SavedCatalog, savedOrSamples } from '@/data/browser/savedCatalog';
import { browserKey } from '@/data/browser/storage';
import {
  brandTable,
  contactTable,
  productTable,
  shopTable,
  slideTable,
} from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';

import type { CatalogRepository } from './CatalogRepository';

interface LocalCatalog {
  read: () => Catalog;
  onChange: (changed: Partial<Catalog>) => void;
}

interface Options<Owner> {
  saved: SavedCatalog;
  browserTab: BrowserTab;
  openOwner: (catalog: LocalCatalog) => Promise<Owner>;
}

/** A shop without a backend: the browser's own copy is the catalogue. */
export function createLocalRepository<Owner>(options: Options<Owner>): CatalogRepository<Owner> {
  const { saved, browserTab, openOwner } = options;
  let report: ((changed: Partial<Catalog>) => void) | undefined;

  const read = (): Catalog => ({
    products: savedOrSamples(saved, productTable),
    brands: savedOrSamples(saved, brandTable),
    slides: savedOrSamples(saved, slideTable),
    contact: savedOrSamples(saved, contactTable),
    shop: savedOrSamples(saved, shopTable),
  });

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
