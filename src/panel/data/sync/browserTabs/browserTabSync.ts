import type { StorageListener } from '@/data/browser/browserTab';
import { browserKey, OUTBOX_PREFIX, REPLACED_KEY } from '@/data/browser/storage';
import { type Catalog, TABLE_NAMES } from '@/domain/catalog';
import { rowIdOf } from '@/panel/data/sync/mutations/mutation';
import type { SyncState } from '@/panel/data/sync/state/syncState';

/** Follows the storage events of other browser tabs: their mutations, and the copies that they write. */
export function createBrowserTabSync(
  { serverState, queue, showSoon }: SyncState,
  { onReplaced, onSync }: { onReplaced: () => void; onSync: () => void },
): StorageListener {
  const tables = new Map(TABLE_NAMES.map((table) => [browserKey(table), table]));

  function syncMutation(mutationId: string, text: string | null): void {
    const before = queue.get(mutationId);
    queue.syncEntry(mutationId, text);
    const mutation = queue.get(mutationId) ?? before;
    if (mutation === undefined) return;
    const isRemoved = text === null && mutation.status === 'applied';
    // Rows that are still loading may be older than the mutation: it stays in the queue until then.
    if (isRemoved && serverState.isSettled(mutation.table)) {
      serverState.apply(mutation.table, [mutation]);
      queue.forget(mutationId);
    }
    showSoon(mutation.table);
  }

  function syncCopy(table: keyof Catalog): void {
    const changes = queue.all().filter((one) => one.table === table && one.status !== 'applied');
    serverState.readCopy(table, new Set(changes.map(rowIdOf)));
    showSoon(table);
  }

  function syncCleared(): void {
    queue.refreshAll();
    TABLE_NAMES.forEach(showSoon);
  }

  return (key, text) => {
    const table = tables.get(key ?? '');
    if (key === null) syncCleared();
    else if (key.startsWith(OUTBOX_PREFIX)) syncMutation(key.slice(OUTBOX_PREFIX.length), text);
    else if (table !== undefined) syncCopy(table);
    else if (key === REPLACED_KEY) onReplaced();
    onSync();
  };
}
