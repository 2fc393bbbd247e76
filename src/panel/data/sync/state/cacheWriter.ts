import { TABLE_NAMES } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';
import type { MutationQueue } from '@/panel/data/sync/mutations/mutationQueue';

import type { OptimisticState } from './optimisticState';
import type { ServerState } from './serverState';

const BATCH_MS = 100;

export function createCacheWriter(
  serverState: ServerState,
  queue: MutationQueue,
  optimisticState: OptimisticState,
) {
  const stale = new Set<keyof Catalog>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(table: keyof Catalog): void {
    serverState.writeCopy(table, optimisticState.copyOf(table));
  }

  function compactTable(table: keyof Catalog): void {
    const applied = queue
      .all()
      .filter((mutation) => mutation.status === 'applied' && mutation.table === table);
    if (applied.length === 0 || !serverState.isSettled(table)) return;
    serverState.apply(table, applied);
    // The copy first: if the page ends in between, the mutation is still in the outbox.
    write(table);
    for (const { mutationId } of applied) {
      if (queue.refresh(mutationId)?.status === 'applied') queue.remove(mutationId);
    }
    // A row that was loaded before its insert was answered was on screen twice.
    optimisticState.refreshSoon([table]);
  }

  /** Moves applied mutations from the outbox into the server state and the copies. */
  const compact = () => TABLE_NAMES.forEach(compactTable);

  return {
    write,
    compact,
    writeSoon(table: keyof Catalog): void {
      stale.add(table);
      timer ??= setTimeout(() => {
        timer = undefined;
        compact();
        stale.forEach(write);
        stale.clear();
      }, BATCH_MS);
    },
  };
}
