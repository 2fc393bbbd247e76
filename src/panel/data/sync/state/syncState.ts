import type { SavedCatalog } from '@/data/browser/savedCatalog';
import type { SafeStorage } from '@/data/browser/storage';
import { catalogTables, type Receive, TABLE_NAMES } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';
import { createCopySource, removeCopies } from '@/panel/data/browser/copySource';
import { createItemIds, type ItemIds } from '@/panel/data/sync/mutations/itemIds';
import { createMutationQueue, type MutationQueue } from '@/panel/data/sync/mutations/mutationQueue';

import { type CacheWriter, createCacheWriter } from './cacheWriter';
import { createOptimisticState, type OptimisticState } from './optimisticState';
import { createServerState, type ServerState } from './serverState';

/** What this page knows: its changes, what the server has, and what is shown. */
export interface SyncState {
  itemIds: ItemIds;
  queue: MutationQueue;
  serverState: ServerState;
  optimisticState: OptimisticState;
  cacheWriter: CacheWriter;
  receive: Receive;
  receiveAll: (catalog: Catalog) => void;
}

export interface SyncStateOptions {
  storage: SafeStorage;
  saved: SavedCatalog;
  backend: string;
  onChange: (changed: Partial<Catalog>) => void;
}

export function createSyncState(options: SyncStateOptions): SyncState {
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

  return {
    itemIds,
    queue,
    serverState,
    optimisticState,
    cacheWriter,
    receive,
    receiveAll(catalog) {
      TABLE_NAMES.forEach((name) =>
        receive<unknown>(catalogTables[name], catalog[name], 'complete'),
      );
      TABLE_NAMES.forEach(cacheWriter.write);
    },
  };
}
