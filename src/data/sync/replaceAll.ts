import type { CatalogEditor, ReplaceFailure } from '@/data/CatalogRepository';
import { itemsOf, LIST_NAMES } from '@/data/schema/lists';
import { toRow } from '@/data/schema/rows';
import { catalogTables, listTables, TABLE_NAMES } from '@/data/schema/tables';
import { isWaiting } from '@/data/sync/mutations/mutation';
import type { MutationQueue } from '@/data/sync/mutations/mutationQueue';
import type { Push } from '@/data/sync/push/push';
import type { ServerState } from '@/data/sync/state/serverState';
import type { Catalog, ListName } from '@/domain/catalog';

import type { ReadCatalog, ReadState, ReplaceCatalog } from './ports';

interface Parts {
  serverState: ServerState;
  queue: MutationQueue;
  pusher: Push;
  show: (catalog: Catalog) => void;
  readCatalog: ReadCatalog;
  readState: ReadState;
  replaceCatalog: ReplaceCatalog;
  /** Tells other tabs. */
  onReplaced: () => void;
  /** Keeps other tabs from sending at the same time. */
  withLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export function createReplaceAll({
  serverState,
  queue,
  pusher,
  show,
  readCatalog,
  readState,
  replaceCatalog,
  onReplaced,
  withLock,
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

  /** Refused when the backend has something else than the owner sees. Then he sees it, so that he can try again. */
  async function replace(next: Catalog, seen: Catalog): Promise<ReplaceFailure | undefined> {
    const answer = await readState();
    if (typeof answer === 'string') return answer;
    const stored = await readCatalog();
    if (!isSame(stored, seen)) {
      show(stored);
      return 'changed-elsewhere';
    }
    const made = await replaceCatalog(next, stored, answer.state);
    if (made === 'changed-elsewhere') show(await readCatalog());
    if (typeof made === 'string') return made;
    forgetSettled();
    onReplaced();
    show(made);
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

function isSame(stored: Catalog, seen: Catalog): boolean {
  const [one, other] = [stored, seen].map((catalog) =>
    JSON.stringify([
      LIST_NAMES.map((list) => contentOf(list, catalog)),
      toRow('contact', catalogTables.contact.parse(toRow('contact', catalog.contact))),
    ]),
  );
  return one === other;
}

/** Parsed once more: what the owner has just saved was not, and what was read is repaired where it is foreign. */
function contentOf(list: ListName, catalog: Catalog): unknown[] {
  const { parseRow } = listTables[list];
  return itemsOf(catalog, list)
    .toSorted((one, other) => one.id - other.id)
    .map((item) => [item.id, toRow(list, parseRow(toRow(list, item)) ?? item)]);
}
