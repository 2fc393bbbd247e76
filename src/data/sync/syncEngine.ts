import { createCopySource, removeCopies } from '@/data/browser/copySource';
import { type SavedCatalog } from '@/data/browser/savedCatalog';
import type { SafeStorage } from '@/data/browser/storage';
import { type BrowserTab, listenToOtherTabs, type StorageListener } from '@/data/browser/tab';
import { withTabLock } from '@/data/browser/tabLock';
import type { CatalogEditor } from '@/data/CatalogRepository';
import { sampleCatalog } from '@/data/schema/samples';
import { type Receive, TABLE_NAMES } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';

import { reopenMutation } from './amendMutation';
import { createCacheWriter } from './cacheWriter';
import { createCommands } from './commands';
import { createConflicts } from './conflicts';
import { createCrossTabSync } from './crossTabSync';
import { createItemIds } from './itemIds';
import { createMutationQueue } from './mutationQueue';
import { createOptimisticState } from './optimisticState';
import type {
  PushMutation,
  PushPicture,
  ReadCatalog,
  ReadCreatedAt,
  ReadState,
  ReplaceCatalog,
} from './ports';
import { createPush } from './push';
import { createReplaceAll } from './replaceAll';
import { createSaveState } from './saveState';
import { createServerState } from './serverState';
import { newPictureOf, withPictures } from './withPictures';

/** An offline-first catalogue: what the backend has, with the owner's mutations applied and on their way to it. */
export interface SyncEngine {
  receive: Receive;
  catalog: () => Catalog;
  showAll: () => void;
  push: () => void;
  /** Once more what was rejected, too: the database may have been repaired since. */
  retryRejected: () => void;
  editor: CatalogEditor;
}

export interface SyncOptions {
  storage: SafeStorage;
  saved: SavedCatalog;
  tab: BrowserTab;
  backend: string;
  pushMutation: PushMutation;
  pushPicture: PushPicture;
  readCreatedAt: ReadCreatedAt;
  readCatalog: ReadCatalog;
  readState: ReadState;
  replaceCatalog: ReplaceCatalog;
  /** Storage events of other tabs that came before the engine was there. */
  missedEvents: readonly Parameters<StorageListener>[];
  onChange: (changed: Partial<Catalog>) => void;
}

export function createSyncEngine({
  storage,
  saved,
  tab,
  backend,
  pushMutation,
  pushPicture,
  readCreatedAt,
  readCatalog,
  readState,
  replaceCatalog,
  missedEvents,
  onChange,
}: SyncOptions): SyncEngine {
  const itemIds = createItemIds();
  const makeRoom = () => removeCopies(storage);
  const queue = createMutationQueue({ storage, backend, itemIds, makeRoom });
  const source = createCopySource({ storage, saved, backend });
  const serverState = createServerState({ saved, source, samples: sampleCatalog });
  const optimisticState = createOptimisticState({ serverState, queue, itemIds, onChange });
  const cacheWriter = createCacheWriter({ serverState, queue, optimisticState });
  const failedPictures = new Set<string | undefined>();
  const hasFailedPicture = () =>
    failedPictures.size > 0 &&
    queue.all().some((it) => it.status === 'rejected' && failedPictures.has(newPictureOf(it)));
  const saveState = createSaveState(queue, () => pusher.stoppedBy(), hasFailedPicture);
  const report = () => {
    saveState.report();
    conflicts.report();
  };
  const withLock = <Result>(work: () => Promise<Result>) => withTabLock(tab, work);

  const pusher = createPush({
    queue,
    pushMutation: withPictures(pushMutation, pushPicture, (address) => failedPictures.add(address)),
    readCreatedAt,
    rowsOf: (list) => serverState.catalog()[list],
    compact: cacheWriter.compact,
    withLock,
    onAnswer({ table, mutationId }) {
      // A rejected or deleted item is shown at once.
      if (queue.get(mutationId)?.status !== 'applied') optimisticState.refreshSoon([table]);
      report();
    },
    onRoundEnd: saveState.report,
  });

  const commands = createCommands({
    serverState,
    queue,
    itemIds,
    optimisticState,
    onCommand(table) {
      cacheWriter.writeSoon(table);
      report();
      void pusher.push();
    },
  });

  const conflicts = createConflicts({
    queue,
    serverState,
    add: commands.add,
    onDecision(table) {
      optimisticState.refresh(table);
      cacheWriter.writeSoon(table);
      report();
      void pusher.push();
    },
  });

  queue.refreshAll();
  const onStorage = createCrossTabSync({
    serverState,
    queue,
    optimisticState,
    onSync: report,
  });
  missedEvents.forEach((event) => onStorage(...event));
  listenToOtherTabs(tab, onStorage);
  tab.events?.addEventListener('online', () => void pusher.push());

  const receive: Receive = (table, value, coverage) => {
    serverState.receive(table, value, coverage);
    cacheWriter.compact();
    serverState.writeCopy(table.name, optimisticState.copyOf(table.name));
    optimisticState.refresh(table.name);
  };

  const replaceAll = createReplaceAll({
    serverState,
    queue,
    pusher,
    receive,
    readCatalog,
    readState,
    replaceCatalog,
    withLock,
  });

  return {
    receive,
    catalog: optimisticState.catalog,
    showAll: () => TABLE_NAMES.forEach(optimisticState.refresh),
    push: () => void pusher.push(),
    retryRejected() {
      queue
        .all()
        .filter(({ status }) => status === 'rejected')
        .forEach((mutation) => queue.put(reopenMutation(mutation)));
      pusher.forgetStop();
      report();
      void pusher.push();
    },
    editor: {
      ...commands,
      watchConflicts: conflicts.watchConflicts,
      decide: conflicts.decide,
      replaceAll,
      watchState: saveState.watch,
    },
  };
}
