import type { Catalog } from '@/domain/catalog';

import { type BrowserTab, listenToOtherTabs } from './browser/browserTab';
import { browserKey } from './browser/keys';
import type { SafeStorage } from './browser/safeStorage';
import { type SavedCatalog, savedOrSamples } from './browser/savedCatalog';
import type { CatalogRepository } from './CatalogRepository';
import { loadOwnersHalf } from './loadOwnersHalf';
import { brandTable, contactTable, productTable, slideTable } from './tables';

interface Parts {
  storage: SafeStorage;
  saved: SavedCatalog;
  tab: BrowserTab;
  passwordHash: string;
}

/** A shop without a backend: the browser's own copy is the catalogue. */
export function localRepository(parts: Parts): CatalogRepository {
  const { saved, tab } = parts;
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

    async logIn(password) {
      const { logInLocally } = await loadOwnersHalf();
      return logInLocally(password, { ...parts, read, onChange: (changed) => report?.(changed) });
    },
  };
}
