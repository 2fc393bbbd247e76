import type { CatalogEditor, ReplaceFailure } from '@/data/CatalogRepository';
import { itemsOf, LIST_NAMES } from '@/data/schema/lists';
import { toRow } from '@/data/schema/rows';
import { catalogTables, listTables, type Receive, TABLE_NAMES } from '@/data/schema/tables';
import type { Catalog, ListName } from '@/domain/catalog';

import { isWaiting } from './mutation';
import type { MutationQueue } from './mutationQueue';
import type { ReadCatalog, ReadState, ReplaceCatalog } from './ports';
import type { Push } from './push';
import type { ServerState } from './serverState';

interface Parts {
  serverState: ServerState;
  queue: MutationQueue;
  pusher: Push;
  receive: Receive;
  readCatalog: ReadCatalog;
  readState: ReadState;
  replaceCatalog: ReplaceCatalog;
  /** Keeps other tabs from sending at the same time. */
  withLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export function createReplaceAll({
  serverState,
  queue,
  pusher,
  receive,
  readCatalog,
  readState,
  replaceCatalog,
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

  function show(catalog: Catalog): void {
    TABLE_NAMES.forEach((name) => receive<unknown>(catalogTables[name], catalog[name], 'complete'));
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
