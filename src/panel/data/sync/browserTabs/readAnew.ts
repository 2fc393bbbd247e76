import type { ReadCatalog } from '@/panel/data/sync/ports';
import { createRetry } from '@/panel/data/sync/push/retry';
import type { SyncState } from '@/panel/data/sync/state/syncState';

export function createReadAnew(
  { serverState, queue, receiveAll }: SyncState,
  readCatalog: ReadCatalog,
) {
  let latest: Promise<void> | undefined;
  let round = 0;
  const retry = createRetry({ push: () => read() });

  async function readRound(own: number): Promise<void> {
    try {
      const catalog = await readCatalog();
      if (own !== round) return;
      receiveAll(catalog);
      retry.plan(undefined);
    } catch (error) {
      console.error('The lists that another tab has replaced could not be read', error);
      if (own === round) retry.plan({ reason: 'unreachable' });
      throw error;
    }
  }

  function read(): void {
    latest = readRound(++round);
    latest.catch(() => undefined);
  }

  /** Another browser tab has replaced everything (D7): the rows that this page has read, or is reading, are outdated. */
  function start(): void {
    serverState.outdate();
    for (const { status, mutationId } of queue.all()) {
      if (status === 'applied') queue.remove(mutationId);
    }
    read();
  }

  return {
    start,
    hasStarted: () => latest !== undefined,
    /** Rejects where a list cannot be read; it is read again after a pause. */
    finished: () => latest,
  };
}
