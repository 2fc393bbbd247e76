import type { SavedCatalog } from '@/data/browser/savedCatalog';
import type { SafeStorage } from '@/data/browser/storage';
import type { BrowserTab, News } from '@/data/browser/tab';
import type { SyncedCatalog } from '@/data/sync/syncEngine';
import type { Catalog } from '@/domain/catalog';

import type { Backend } from './supabase/read/endpoint';
import type { Extent } from './supabase/read/loadTable';
import type { Fetch } from './supabase/restClient';

/** What one page knows of the backend, for the owner's half of the code to take over when it comes (D13). */
export interface Visit {
  backend: Backend;
  fetch: Fetch;
  storage: SafeStorage;
  saved: SavedCatalog;
  tab: BrowserTab;
  /** Milliseconds for the load, and for each page and each change that follows it. */
  limit: number;
  passwordHash: string;
  catalog: Catalog;
  extents: Partial<Record<keyof Catalog, Extent>>;
  /** Missing until the page has been given its catalogue. */
  onChange?: (changed: Partial<Catalog>) => void;
  /** What other tabs have done to waiting changes before the owner's half was there to hear it. */
  heard: Parameters<News>[];
  /** The owner's half, once it is there. */
  synced?: SyncedCatalog;
}
