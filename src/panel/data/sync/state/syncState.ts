import type { SavedCatalog } from '@/data/browser/savedCatalog';
import type { SafeStorage } from '@/data/browser/storage';
import { catalogTables, type Receive } from '@/data/schema/tables';
import {
  type Catalog,
  isRecordName,
  type ItemOf,
  type ListName,
  TABLE_NAMES,
} from '@/domain/catalog';
import { applyMutations } from '@/panel/data/sync/mutations/applyMutations';
import { createItemIds } from '@/panel/data/sync/mutations/itemIds';
import { createMutationQueue } from '@/panel/data/sync/mutations/mutationQueue';

import { createServerState, removeCopies } from './serverState';

/** Mutations of other browser tabs come one by one; lists are computed once for all of them. */
const SHOW_MS = 30;
const COPY_MS = 100;

/** What this page knows: its changes, what the server has, and what is shown. */
export type SyncState = ReturnType<typeof createSyncState>;

export interface SyncStateOptions {
  storage: SafeStorage;
  saved: SavedCatalog;
  backend: string;
  onChange: (changed: Partial<Catalog>) => void;
}

export function createSyncState(options: SyncStateOptions) {
  const { storage, backend, onChange } = options;
  const itemIds = createItemIds();
  const makeRoom = () => removeCopies(storage);
  const queue = createMutationQueue({ storage, backend, itemIds, makeRoom });
  const serverState = createServerState(options);
  let shown = serverState.catalog();

  /** The server state with all mutations of the outbox applied, under the database's ids. */
  const currentOf = (table: keyof Catalog) =>
    applyMutations(serverState.catalog(), table, queue.all());

  function show(table: keyof Catalog): void {
    const current = currentOf(table);
    const changed: Partial<Catalog> = isRecordName(table)
      ? { [table]: current[table] }
      : { [table]: itemIds.withShownIds<ItemOf<ListName>>(table, current[table]) };
    shown = { ...shown, ...changed };
    onChange(changed);
  }

  const writeCopy = (table: keyof Catalog) => serverState.writeCopy(table, currentOf(table));
  const showSoon = batched(SHOW_MS, (tables) => tables.forEach(show));
  const copySoon = batched(COPY_MS, (tables) => {
    compact();
    tables.forEach(writeCopy);
  });

  /** Moves applied mutations from the outbox into the server state and the copies. */
  const compact = () => TABLE_NAMES.forEach(compactTable);

  function compactTable(table: keyof Catalog): void {
    const applied = queue
      .all()
      .filter((mutation) => mutation.status === 'applied' && mutation.table === table);
    if (applied.length === 0 || !serverState.isSettled(table)) return;
    serverState.apply(table, applied);
    // The copy first: if the page ends in between, the mutation is still in the outbox.
    writeCopy(table);
    for (const { mutationId } of applied) {
      if (queue.refresh(mutationId)?.status === 'applied') queue.remove(mutationId);
    }
    // A row that was loaded before its insert was answered was on screen twice.
    showSoon(table);
  }

  const receive: Receive = (table, value, coverage) => {
    serverState.receive(table, value, coverage);
    compact();
    show(table.name);
  };

  function receiveAll(catalog: Catalog): void {
    TABLE_NAMES.forEach((name) => receive<unknown>(catalogTables[name], catalog[name], 'complete'));
    TABLE_NAMES.forEach(writeCopy);
  }

  return {
    itemIds,
    queue,
    serverState,
    /** What the page shows. */
    shown: () => shown,
    show,
    showSoon,
    writeCopy,
    copySoon,
    compact,
    receive,
    receiveAll,
  };
}

/** Collects tables for some milliseconds. */
function batched(milliseconds: number, work: (tables: Set<keyof Catalog>) => void) {
  const tables = new Set<keyof Catalog>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (table: keyof Catalog): void => {
    tables.add(table);
    timer ??= setTimeout(() => {
      timer = undefined;
      work(tables);
      tables.clear();
    }, milliseconds);
  };
}
