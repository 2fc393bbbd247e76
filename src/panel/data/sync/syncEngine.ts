import {
  type BrowserTab,
  listenToOtherBrowserTabs,
  type StorageListener,
} from '@/data/browser/browserTab';
import { type SavedCatalog } from '@/data/browser/savedCatalog';
import { REPLACED_KEY, type SafeStorage } from '@/data/browser/storage';
import { sampleCatalog } from '@/data/schema/samples';
import { catalogTables, type Receive, TABLE_NAMES } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';
import { withBrowserTabLock } from '@/panel/data/browser/browserTabLock';
import { createCopySource, removeCopies } from '@/panel/data/browser/copySource';
import type { CatalogEditor } from '@/panel/data/OwnerRepository';
import { createBrowserTabSync } from '@/panel/data/sync/browserTabs/browserTabSync';
import { createReadAnew } from '@/panel/data/sync/browserTabs/readAnew';
import { reopenMutation } from '@/panel/data/sync/mutations/amendMutation';
import { createItemIds } from '@/panel/data/sync/mutations/itemIds';
import { createMutationQueue } from '@/panel/data/sync/mutations/mutationQueue';
import { createConflicts } from '@/panel/data/sync/push/conflicts';
import { createPush } from '@/panel/data/sync/push/push';
import { newPictureOf, withPictures } from '@/panel/data/sync/push/withPictures';
import { createCacheWriter } from '@/panel/data/sync/state/cacheWriter';
import { createOptimisticState } from '@/panel/data/sync/state/optimisticState';
import { createSaveState } from '@/panel/data/sync/state/saveState';
import { createServerState } from '@/panel/data/sync/state/serverState';

import { createCommands } from './commands';
import type {
  PushMutation,
  PushPicture,
  ReadCatalog,
  ReadCreatedAt,
  ReadState,
  ReplaceCatalog,
} from './ports';
import { createReplaceAll } from './replaceAll';

/** An offline-first catalogue: what the backend has, with the owner's mutations applied and on their way to it. */
export interface SyncEngine {
  receive: Receive;
  catalog: () => Catalog;
  showAll: () => void;
  push: () => void;
  /** Undefined, unless another browser tab has replaced everything; rejects where the lists cannot be read. */
  readAnew: () => Promise<void> | undefined;
  /** Once more what was rejected, too: the database may have been repaired since. */
  retryRejected: () => void;
  editor: CatalogEditor;
}

export interface SyncOptions {
  storage: SafeStorage;
  saved: SavedCatalog;
  browserTab: BrowserTab;
  backend: string;
  pushMutation: PushMutation;
  pushPicture: PushPicture;
  readCreatedAt: ReadCreatedAt;
  readCatalog: ReadCatalog;
  readState: ReadState;
  replaceCatalog: ReplaceCatalog;
  /** Storage events of other browser tabs that came before the engine was there. */
  missedEvents: readonly Parameters<StorageListener>[];
  onChange: (changed: Partial<Catalog>) => void;
}

export function createSyncEngine({
  storage,
  saved,
  browserTab,
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
  const withLock = <Result>(work: () => Promise<Result>) => withBrowserTabLock(browserTab, work);

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

  const receive: Receive = (table, value, coverage) => {
    serverState.receive(table, value, coverage);
    cacheWriter.compact();
    optimisticState.refresh(table.name);
  };
  const copy = (name: keyof Catalog) => serverState.writeCopy(name, optimisticState.copyOf(name));
  const receiveAll = (all: Catalog) => {
    TABLE_NAMES.forEach((name) => receive<unknown>(catalogTables[name], all[name], 'complete'));
    TABLE_NAMES.forEach(copy);
  };
  const readAnew = createReadAnew({ serverState, queue, readCatalog, show: receiveAll });

  queue.refreshAll();
  const onStorage = createBrowserTabSync({
    serverState,
    queue,
    optimisticState,
    onReplaced: readAnew.start,
    onSync: report,
  });
  missedEvents.forEach((event) => onStorage(...event));
  listenToOtherBrowserTabs(browserTab, onStorage);
  browserTab.events?.addEventListener('online', () => void pusher.push());

  const replaceAll = createReplaceAll({
    serverState,
    queue,
    pusher,
    show: receiveAll,
    readCatalog,
    readState,
    replaceCatalog,
    onReplaced: () => storage.set(REPLACED_KEY, String(Date.now())),
    withLock,
  });

  return {
    receive(table, value, coverage) {
      if (!readAnew.hasStarted()) {
        receive(table, value, coverage);
        // Another browser tab has changed the rows since they were read here: its copy is newer.
        if (missedEvents.length === 0) copy(table.name);
      } else if (!serverState.isComplete(table.name)) receive(table, value, 'loading');
    },
    readAnew: readAnew.finished,
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
