import { browserKey } from '@/data/browser/keys';
import { type SavedCatalog, savedOrSamples } from '@/data/browser/savedCatalog';
import type { SafeStorage } from '@/data/browser/storage';
import { type BrowserTab, listenToOtherTabs } from '@/data/browser/tab';
import type { CatalogRepository } from '@/data/CatalogRepository';
import { loadOwnersHalf } from '@/data/loadOwnerChunk';
import { brandTable, contactTable, productTable, slideTable } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';

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
