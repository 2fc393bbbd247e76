import { LOAD_LIMIT_MS } from '@/domain/limits';

import { backendRepository } from './backendRepository';
import { createSavedCatalog } from './browser/savedCatalog';
import { type BrowserStorage, safeStorage } from './browser/storage';
import { type BrowserTab, thisTab } from './browser/tab';
import type { CatalogRepository } from './CatalogRepository';
import { localRepository } from './local/localRepository';
import type { Backend } from './supabase/read/endpoint';
import { createRestClient, type Fetch } from './supabase/restClient';

interface Settings {
  /** Undefined: the shop runs on local data. */
  backend: Backend | undefined;
  /** Called once; may throw where the browser blocks its storage. */
  storage: () => BrowserStorage;
  /** Of the owner's password; without one there is no way into the panel. */
  passwordHash?: string;
  fetch?: Fetch;
  tab?: BrowserTab;
  /** Milliseconds for one load, and for each page and each change that follows it. */
  limit?: number;
}

/** The catalogue from the backend, the browser's own copy or the samples (specification 4, D14). */
export function createCatalogRepository({
  backend,
  storage: openStorage,
  passwordHash = '',
  fetch = globalThis.fetch,
  tab = thisTab(),
  limit = LOAD_LIMIT_MS,
}: Settings): CatalogRepository {
  const storage = safeStorage(openStorage);
  const saved = createSavedCatalog(storage);
  if (backend === undefined) return localRepository({ storage, saved, tab, passwordHash });
  const client = createRestClient(backend, fetch);
  return backendRepository({
    backend,
    client,
    fetch,
    storage,
    saved,
    tab,
    limit,
    passwordHash,
  });
}
