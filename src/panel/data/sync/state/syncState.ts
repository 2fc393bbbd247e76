import type { SavedCatalog } from '@/data/browser/savedCatalog';
import type { SafeStorage } from '@/data/browser/storage';
import { catalogTables, type Receive, TABLE_NAMES } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';
import { createCopySource, removeCopies } from '@/panel/data/browser/copySource';
import { createItemIds } from '@/panel/data/sync/mutations/itemIds';
import { createMutationQueue } from '@/panel/data/sync/mutations/mutationQueue';

import { createCacheWriter } from './cacheWriter';
import { createOptimisticState } from './optimisticState';
import { createServerState } from './serverState';

/** What this page knows: its changes, what the server has, and what is shown. */
export type SyncState = ReturnType<typeof createSyncState>;

export interface SyncStateOptions {
  storage: SafeStorage;
  saved: SavedCatalog;
  backend: string;
  onChange: (changed: Partial<Catalog>) => void;
}

export function createSyncState(options: SyncStateOptions) {
  const { storage, saved, backend, onChange } = options;
  const itemIds = createItemIds();
  const makeRoom = () => removeCopies(storage);
  const queue = createMutationQueue({ storage, backend, itemIds, makeRoom });
  const serverState = createServerState(saved, createCopySource(options));
  const optimisticState = createOptimisticState(serverState, queue, itemIds, onChange);
  const cacheWriter = createCacheWriter(serverState, queue, optimisticState);

  const receive: Receive = (table, value, coverage) => {
    serverState.receive(table, value, coverage);
    cacheWriter.compact();
    optimisticState.refresh(table.name);
  };

  function receiveAll(catalog: Catalog): void {
    TABLE_NAMES.forEach((name) => receive<unknown>(catalogTables[name], catalog[name], 'complete'));
    TABLE_NAMES.forEach(cacheWriter.write);
  }

  return {
    itemIds,
    queue,
    serverState,
    optimisticState,
    cacheWriter,
    receive,
    receiveAll,
  };
}
