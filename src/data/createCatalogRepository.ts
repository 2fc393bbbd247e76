import { LOAD_LIMIT_MS } from '@/domain/limits';

import { safeStorage, type BrowserStorage } from './browser/safeStorage';
import { createSavedCatalog } from './browser/savedCatalog';
import type { CatalogRepository } from './CatalogRepository';
import { localRepository } from './localRepository';
import { backendRepository } from './supabase/backendRepository';
import type { Backend } from './supabase/endpoint';
import { createRestClient, type Fetch } from './supabase/restClient';

interface Settings {
  /** Undefined: the shop runs on local data. */
  backend: Backend | undefined;
  /** Called once; may throw where the browser blocks its storage. */
  storage: () => BrowserStorage;
  fetch?: Fetch;
  /** Milliseconds for one load, and for each page that follows it. */
  limit?: number;
}

/** The catalogue from the backend, the browser's own copy or the samples (specification 4, D14). */
export function createCatalogRepository({
  backend,
  storage,
  fetch = globalThis.fetch,
  limit = LOAD_LIMIT_MS,
}: Settings): CatalogRepository {
  const saved = createSavedCatalog(safeStorage(storage));
  if (backend === undefined) return localRepository(saved);
  return backendRepository({ client: createRestClient(backend, fetch), saved, limit });
}
