import type { CatalogEditor, ReplaceFailure } from '@/data/CatalogRepository';
import { catalogTables, type Receive, TABLE_NAMES } from '@/data/schema/tables';

import { isWaiting } from './mutation';
import type { MutationQueue } from './mutationQueue';
import type { ReplaceCatalog } from './ports';
import type { Push } from './push';
import type { ServerState } from './serverState';

interface Parts {
  serverState: ServerState;
  queue: MutationQueue;
  pusher: Push;
  receive: Receive;
  replaceCatalog: ReplaceCatalog;
}

export function createReplaceAll({
  serverState,
  queue,
  pusher,
  receive,
  replaceCatalog,
}: Parts): CatalogEditor['replaceAll'] {
  async function findObstacle(): Promise<ReplaceFailure | undefined> {
    await pusher.push();
    if (queue.counts().waiting > 0) {
      return [401, 403].includes(pusher.stoppedBy() ?? 0) ? 'refused' : 'unreachable';
    }
    return TABLE_NAMES.every(serverState.isComplete) ? undefined : 'unreachable';
  }

  /** Mutations that were applied to the old catalogue, or rejected, mean nothing to the new one. */
  function forgetSettled(): void {
    for (const mutation of queue.all()) {
      if (!isWaiting(mutation)) queue.remove(mutation.mutationId);
    }
  }

  return async (next) => {
    try {
      const obstacle = await findObstacle();
      if (obstacle !== undefined) return obstacle;
      const made = await replaceCatalog(next, serverState.catalog());
      if (typeof made === 'string') return made;
      forgetSettled();
      TABLE_NAMES.forEach((name) => receive<unknown>(catalogTables[name], made[name], 'complete'));
      return undefined;
    } catch (error) {
      console.error('The catalogue could not be replaced', error);
      return 'unreachable';
    }
  };
}
