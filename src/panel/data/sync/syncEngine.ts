import {
  type BrowserTab,
  listenToOtherBrowserTabs,
  type StorageListener,
} from '@/data/browser/browserTab';
import { REPLACED_KEY } from '@/data/browser/storage';
import { type Receive, TABLE_NAMES } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';
import { withBrowserTabLock } from '@/panel/data/browser/browserTabLock';
import type { CatalogEditor } from '@/panel/data/OwnerRepository';
import { createBrowserTabSync } from '@/panel/data/sync/browserTabs/browserTabSync';
import { createReadAnew } from '@/panel/data/sync/browserTabs/readAnew';
import { reopenMutation } from '@/panel/data/sync/mutations/amendMutation';
import { createConflicts, decideConflict } from '@/panel/data/sync/push/conflicts';
import { createPush } from '@/panel/data/sync/push/push';
import { withPictures } from '@/panel/data/sync/push/withPictures';
import { createSaveState } from '@/panel/data/sync/state/saveState';
import { createSyncState, type SyncStateOptions } from '@/panel/data/sync/state/syncState';

import { createCommands } from './commands';
import type { WritePorts, PushPicture, ReadCatalog } from './ports';
import { createReplaceAll } from './replaceAll';

interface SyncOptions extends SyncStateOptions, WritePorts {
  browserTab: BrowserTab;
  pushPicture: PushPicture;
  readCatalog: ReadCatalog;
  missedEvents: readonly Parameters<StorageListener>[];
}

/** An offline-first catalogue: what the backend has, with the owner's mutations applied and on their way to it. */
export function createSyncEngine(options: SyncOptions) {
  const { storage, browserTab, missedEvents } = options;
  const state = createSyncState(options);
  const { queue, serverState, optimisticState, cacheWriter } = state;
  const withLock = <Result>(work: () => Promise<Result>) => withBrowserTabLock(browserTab, work);

  const pictures = withPictures(options.pushMutation, options.pushPicture);
  const saveState = createSaveState(queue, () => pictures.haveFailed(queue.all()));
  const conflicts = createConflicts(queue);
  const report = () => {
    saveState.report();
    conflicts.report();
  };

  const push = createPush(state, {
    pushMutation: pictures.pushMutation,
    readCreatedAt: options.readCreatedAt,
    withLock,
    onAnswer({ table, mutationId }) {
      if (queue.get(mutationId)?.status !== 'applied') optimisticState.refreshSoon([table]);
      report();
    },
    onRoundEnd: saveState.setStoppedBy,
  });

  const saveAndPush = (table: keyof Catalog) => {
    cacheWriter.writeSoon(table);
    report();
    void push();
  };
  const commands = createCommands(state, saveAndPush);
  const replaceAll = createReplaceAll(state, {
    push,
    withLock,
    readCatalog: options.readCatalog,
    readState: options.readState,
    replaceCatalog: options.replaceCatalog,
    onReplaced: () => storage.set(REPLACED_KEY, String(Date.now())),
  });

  queue.refreshAll();
  const readAnew = createReadAnew(state, options.readCatalog);
  const onStorage = createBrowserTabSync(state, { onReplaced: readAnew.start, onSync: report });
  missedEvents.forEach((event) => onStorage(...event));
  listenToOtherBrowserTabs(browserTab, onStorage);
  browserTab.events?.addEventListener('online', () => void push());

  const receive: Receive = (table, value, coverage) => {
    if (!readAnew.hasStarted()) {
      state.receive(table, value, coverage);
      // Another browser tab has changed the rows since they were read here: its copy is newer.
      if (missedEvents.length === 0) cacheWriter.write(table.name);
    } else if (!serverState.isComplete(table.name)) state.receive(table, value, 'loading');
  };

  const editor: CatalogEditor = {
    ...commands,
    watchConflicts: conflicts.watch,
    decide(mutationId, choice) {
      const table = decideConflict(state, commands.add, mutationId, choice);
      if (table === undefined) return report();
      optimisticState.refresh(table);
      return saveAndPush(table);
    },
    replaceAll,
    watchState: saveState.watch,
  };

  return {
    receive,
    editor,
    /** Undefined, unless another browser tab has replaced everything; rejects where the lists cannot be read. */
    readAnew: readAnew.finished,
    catalog: optimisticState.catalog,
    showAll: () => TABLE_NAMES.forEach(optimisticState.refresh),
    push: () => void push(),
    /** Once more what was rejected, too: the database may have been repaired since. */
    retryRejected(): void {
      queue
        .all()
        .filter(({ status }) => status === 'rejected')
        .forEach((mutation) => queue.put(reopenMutation(mutation)));
      // What stopped the last round says nothing about the next one.
      saveState.setStoppedBy(undefined);
      report();
      void push();
    },
  };
}
