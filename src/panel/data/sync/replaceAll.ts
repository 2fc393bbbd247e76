import { cleanCatalog } from '@/data/schema/cleanCatalog';
import { type Catalog, TABLE_NAMES } from '@/domain/catalog';
import type { CatalogEditor, ReplaceFailure } from '@/panel/data/OwnerRepository';
import { isWaiting } from '@/panel/data/sync/mutations/mutation';
import type { SyncState } from '@/panel/data/sync/state/syncState';
import { LIST_NAMES } from '@/panel/domain/lists';

import { changeFailureOf } from './changeFailure';
import type { ReadCatalog, ReplaceCatalog, Transaction } from './ports';

interface ReplaceAllOptions extends Transaction {
  readCatalog: ReadCatalog;
  replaceCatalog: ReplaceCatalog;
}

export function createReplaceAll(
  { serverState, queue, receiveAll }: SyncState,
  { push, readCatalog, replaceCatalog, onReplaced, withLock, step }: ReplaceAllOptions,
): CatalogEditor['replaceAll'] {
  async function findObstacle(): Promise<ReplaceFailure | undefined> {
    const stoppedBy = await push();
    if (queue.hasWaiting()) return changeFailureOf(stoppedBy?.reason);
    return TABLE_NAMES.every(serverState.isComplete) ? undefined : 'unreachable';
  }

  /** Refused when the backend has something else than the owner sees. Then he sees it, so that he can try again. */
  async function replace(next: Catalog, seen: Catalog): Promise<ReplaceFailure | undefined> {
    const isAsSeen = async () => textOf(await readCatalog()) === textOf(seen);
    const made = await replaceCatalog(next, isAsSeen, step);
    if (made === 'changed-elsewhere') receiveAll(await readCatalog());
    if (typeof made === 'string') return made;
    for (const mutation of queue.all()) {
      // What was applied to the old catalogue, or refused, means nothing to the new one.
      if (!isWaiting(mutation)) queue.remove(mutation.mutationId);
    }
    onReplaced();
    receiveAll(made);
    return undefined;
  }

  return async (next) => {
    try {
      const obstacle = await findObstacle();
      if (obstacle !== undefined) return obstacle;
      const seen = serverState.catalog();
      return await withLock(async () => replace(next, seen));
    } catch (error) {
      console.error('The catalogue could not be replaced', error);
      return 'unreachable';
    }
  };
}

/** The lists are in the order of the ids: what the owner has just saved may have no date. */
function textOf(catalog: Catalog): string {
  const { contact, ...lists } = cleanCatalog(catalog);
  const byId = LIST_NAMES.map((list) => lists[list].toSorted((one, other) => one.id - other.id));
  return JSON.stringify([contact, byId]);
}
