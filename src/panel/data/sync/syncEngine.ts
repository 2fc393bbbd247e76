import {
  type BrowserTab,
  listenToOtherBrowserTabs,
  type StorageListener,
} from '@/data/browser/browserTab';
import { REPLACED_KEY } from '@/data/browser/storage';
import { readAtKey } from '@/data/browser/writeCopy';
import type { Coverage, Receive } from '@/data/schema/tables';
import { type Catalog, TABLE_NAMES } from '@/domain/catalog';
import { withBrowserTabLock } from '@/panel/data/browser/browserTabLock';
import type { CatalogEditor } from '@/panel/data/OwnerRepository';
import { createBrowserTabSync } from '@/panel/data/sync/browserTabs/browserTabSync';
import { createReadAnew } from '@/panel/data/sync/browserTabs/readAnew';
import { type Mutation, newMutationId } from '@/panel/data/sync/mutations/mutation';
import { createPictureUploads } from '@/panel/data/sync/push/pictureUploads';
import { createPush, type Push } from '@/panel/data/sync/push/push';
import { pushRound } from '@/panel/data/sync/push/pushRound';
import { createSaveState } from '@/panel/data/sync/state/saveState';
import { createSyncState, type SyncStateOptions } from '@/panel/data/sync/state/syncState';

import { createChangeSets } from './changeSets';
import { createCommands } from './commands';
import { decideConflict, reopenRefused } from './decisions';
import type { AskedPause, PushPicture, PushResult, ReadCatalog, WritePorts } from './ports';
import { createReplaceAll } from './replaceAll';

export interface SyncOptions extends SyncStateOptions, WritePorts {
  browserTab: BrowserTab;
  pushPicture: PushPicture;
  askedPause: AskedPause;
  readCatalog: ReadCatalog;
  missedEvents: readonly Parameters<StorageListener>[];
}

/** An offline-first catalogue: what the backend has, with the owner's mutations applied and on their way to it. */
export function createSyncEngine(options: SyncOptions) {
  const { storage, browserTab, missedEvents, askedPause } = options;
  const state = createSyncState(options);
  const { queue, serverState } = state;
  /** The changes that wait for a column. */
  const outdated = new Set<string>();
  const withLock = <Result>(work: () => Promise<Result>) => withBrowserTabLock(browserTab, work);

  const pictures = createPictureUploads({
    ...options,
    queue,
    askedPause: () => askedPause('pictures'),
    withLock: (work) => withBrowserTabLock(browserTab, work, 'pictures'),
    onResult: () => void rows.push(),
    onRoundEnd: () => saveState.report(),
  });
  const rows = createPush({
    hasWaiting: queue.hasWaiting,
    round: () => withLock(() => pushRound(state, { ...options, pictures, onAnswer })),
    askedPause: () => askedPause('rows'),
    onRoundEnd(stoppedBy) {
      saveState.report();
      if (stoppedBy?.reason !== 'password') void pictures.pushUnlessStopped();
    },
  });
  const saveState = createSaveState({
    queue,
    stoppedBy: () => rows.stoppedBy() ?? pictures.stoppedBy(),
    isOutdated: (mutationId) => outdated.has(mutationId),
    isOnline: () => browserTab.isOnline?.() ?? true,
    isUnread: () => TABLE_NAMES.some(serverState.isFallback),
  });

  function onAnswer({ table, mutationId }: Mutation, result: PushResult): void {
    if (result.kind === 'retry' && result.reason === 'outdated') outdated.add(mutationId);
    else outdated.delete(mutationId);
    if (queue.get(mutationId)?.status !== 'applied') state.showSoon(table);
    saveState.report();
  }

  /** Sends rows, waits for the photographs that are on their way, and sends the rows that waited for them. */
  const pushAll: Push = async () => {
    const stoppedBy = await rows.push();
    const uploads = stoppedBy === undefined ? pictures.pushUnlessStopped() : undefined;
    return uploads === undefined ? stoppedBy : uploads.then(rows.push);
  };

  const onCommand = (table: keyof Catalog) => {
    state.show(table);
    state.copySoon(table);
    saveState.report();
    void rows.push();
  };
  const sendAgain = (refusalId?: string) => {
    // A deletion that was refused has shown its item again.
    reopenRefused(queue, refusalId).forEach(state.showSoon);
    pictures.pushAgain();
    rows.pushAgain();
    saveState.report();
  };
  const commands = createCommands(state, onCommand);
  const onReplaced = () => storage.set(REPLACED_KEY, String(Date.now()));
  const shared = { ...options, push: rows.push, withLock, commands, onReplaced };

  queue.refreshAll();
  const readAnew = createReadAnew(state, options.readCatalog);
  const onStorage = createBrowserTabSync(state, {
    onReplaced: readAnew.start,
    onSync: saveState.report,
  });
  missedEvents.forEach((event) => onStorage(...event));
  listenToOtherBrowserTabs(browserTab, onStorage);
  const comeBack = () => {
    if (browserTab.isVisible?.() === false) return;
    rows.comeBack();
    pictures.comeBack();
  };
  for (const event of ['online', 'pageshow', 'visibilitychange']) {
    browserTab.events?.addEventListener(event, comeBack);
  }

  const readAt = new Map<keyof Catalog, number>();
  const noteRead = (table: keyof Catalog, coverage: Coverage) => {
    const key = readAtKey(table);
    if (coverage === 'complete') storage.set(key, String(Date.now()));
    const ofCopy = coverage === 'fallback' ? Number(storage.get(key)) : 0;
    readAt.set(table, ofCopy || Date.now());
  };
  const receive: Receive = (table, value, coverage) => {
    noteRead(table.name, coverage);
    // A page that the visitor's half has read beside the owner's.
    if (coverage === 'loading' && serverState.isComplete(table.name)) return;
    if (!readAnew.hasStarted()) {
      state.receive(table, value, coverage);
      saveState.report();
      // Another browser tab has changed the rows since they were read here: its copy is newer.
      if (missedEvents.length === 0) state.writeCopy(table.name);
    } else if (!serverState.isComplete(table.name)) state.receive(table, value, 'loading');
  };

  /** Where a change was carried out meanwhile, what was read may be older: it is read again. */
  async function readStored(): Promise<Date | undefined> {
    state.compact();
    const before = serverState.catalog();
    const catalog = await options.readCatalog().catch(() => undefined);
    if (catalog === undefined) return new Date(Math.min(Date.now(), ...readAt.values()));
    if (serverState.catalog() !== before) return readStored();
    TABLE_NAMES.forEach((table) => noteRead(table, 'complete'));
    state.receiveAll(catalog);
    return undefined;
  }

  async function refresh(): Promise<void> {
    const isQuiet = queue.all().length === 0 && serverState.isComplete('products');
    if (isQuiet) await readStored();
  }

  function editorOf(step?: string): CatalogEditor {
    const ofStep = { ...shared, step, commands: createCommands(state, onCommand, step) };
    return {
      ...ofStep.commands,
      inStep(kind) {
        const begun = `${newMutationId()} ${kind}`;
        return { step: begun, editor: editorOf(begun) };
      },
      decide(mutationId, choice) {
        const table = decideConflict(state, commands.add, mutationId, choice);
        return table === undefined ? saveState.report() : onCommand(table);
      },
      retry: sendAgain,
      readStored,
      changeProducts: createChangeSets(state, ofStep),
      replaceAll: createReplaceAll(state, { ...ofStep, push: pushAll }),
      watchState: saveState.watch,
    };
  }

  return {
    receive,
    editor: editorOf(),
    /** What an undo in the database needs: it is carried out between two rounds, and then shown. */
    outbox: { ...shared, ...state },
    /** Undefined, unless another browser tab has replaced everything; rejects where the lists cannot be read. */
    readAnew: readAnew.finished,
    refresh,
    catalog: state.shown,
    showAll: () => TABLE_NAMES.forEach(state.show),
    push: () => void rows.push(),
    /** What was refused is sent again: the database may have been repaired since. */
    retryRefused: () => sendAgain(),
  };
}
