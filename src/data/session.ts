import { LOAD_LIMIT_MS } from '@/domain/limits';
import { importPanel } from '@/importPanel';

import { createBackendRepository, type OwnerHalf } from './backendRepository';
import { type BrowserTab, thisBrowserTab } from './browser/browserTab';
import { createSavedCatalog } from './browser/savedCatalog';
import { type BrowserStorage, OWNER_KEY, safeStorage } from './browser/storage';
import { createLocalRepository } from './localRepository';
import { shopTable } from './schema/tables';
import type { FirstPage } from './supabase/read/firstPage';
import type { Backend, Fetch } from './supabase/restClient';

interface Options {
  /** Undefined: the shop runs on local data. */
  backend: Backend | undefined;
  /** Called once; may throw where the browser blocks its storage. */
  storage: () => BrowserStorage | null;
  passwordHash?: string;
  fetch?: Fetch;
  /** What the page has asked the backend for already. */
  firstPage?: FirstPage | undefined;
  browserTab?: BrowserTab;
  /** Milliseconds for the load, and for each page and each change after it. */
  limit?: number;
  importOwnerHalf?: () => Promise<OwnerHalf>;
}

/** The catalogue of one page: from the backend, the browser's own copy or the samples (specification 4, D14). */
export function createCatalogRepository(options: Options) {
  const { backend, firstPage, passwordHash = '', fetch = globalThis.fetch } = options;
  const { browserTab = thisBrowserTab(), limit = LOAD_LIMIT_MS } = options;
  const { importOwnerHalf = importPanel } = options;
  const storage = safeStorage(options.storage);
  const saved = createSavedCatalog(storage);
  const browser = { storage, saved, browserTab };
  const access = { fetch, limit, passwordHash };
  const repository =
    backend === undefined
      ? createLocalRepository(saved, browserTab, async (catalog) => {
          const { createLocalOwner } = await importOwnerHalf();
          return createLocalOwner({ ...browser, ...catalog, passwordHash });
        })
      : createBackendRepository({ ...access, backend, ...browser, firstPage, importOwnerHalf });
  return {
    ...repository,
    /** The record of the shop as this browser has it from an earlier visit (D49). */
    savedShop: () => saved.read(shopTable),
    isOwnersBrowser: () => storage.get(OWNER_KEY) !== null,
    async openNotes() {
      // Late: only open controls keep notes (D22).
      const { createVisitorNotes } = await import('./visitorNotes');
      return createVisitorNotes(storage, browserTab);
    },
  };
}
