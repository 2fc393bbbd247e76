import { allFields } from '@/data/schema/fieldValues';
import { catalogTables, listTables, TABLE_NAMES } from '@/data/schema/tables';
import type { Catalog, ItemOf, ListName } from '@/domain/catalog';
import type { CatalogEditor, ReplaceFailure } from '@/panel/data/OwnerRepository';
import { isWaiting } from '@/panel/data/sync/mutations/mutation';
import type { Push } from '@/panel/data/sync/push/push';
import type { SyncState } from '@/panel/data/sync/state/syncState';
import { itemsOf, LIST_NAMES } from '@/panel/domain/lists';

import type { ReadCatalog, ReadState, ReplaceCatalog } from './ports';

interface ReplaceAllOptions {
  push: Push;
  readCatalog: ReadCatalog;
  readState: ReadState;
  replaceCatalog: ReplaceCatalog;
  onReplaced: () => void;
  withLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export function createReplaceAll(
  { serverState, queue, receiveAll }: SyncState,
  { push, readCatalog, readState, replaceCatalog, onReplaced, withLock }: ReplaceAllOptions,
): CatalogEditor['replaceAll'] {
  async function findObstacle(): Promise<ReplaceFailure | undefined> {
    const stoppedBy = await push();
    if (queue.counts().waiting > 0) {
      return stoppedBy?.reason === 'password' ? 'refused' : 'unreachable';
    }
    return TABLE_NAMES.every(serverState.isComplete) ? undefined : 'unreachable';
  }

  /** Mutations that were applied to the old catalogue, or rejected, mean nothing to the new one. */
  function forgetSettled(): void {
    for (const mutation of queue.all()) {
      if (!isWaiting(mutation)) queue.remove(mutation.mutationId);
    }
  }

  function finish(made: Catalog): undefined {
    forgetSettled();
    onReplaced();
    receiveAll(made);
  }

  /** After a lost answer: the catalogue, if the backend has it as it should become. */
  async function readApplied(next: Catalog): Promise<Catalog | undefined> {
    const stored = await readCatalog().catch(() => undefined);
    return stored !== undefined && hasValuesOf(next, stored) ? stored : undefined;
  }

  /** Refused when the backend has something else than the owner sees. Then he sees it, so that he can try again. */
  async function replace(next: Catalog, seen: Catalog): Promise<ReplaceFailure | undefined> {
    const answer = await readState();
    if (typeof answer === 'string') return answer;
    const stored = await readCatalog();
    if (!isSame(stored, seen)) {
      // An attempt whose answer was lost: a percentage must not change the prices twice.
      if (hasValuesOf(next, stored)) return finish(stored);
      receiveAll(stored);
      return 'changed-elsewhere';
    }
    const made = await replaceCatalog(next, stored, answer.state);
    if (made === 'changed-elsewhere') receiveAll(await readCatalog());
    const applied = made === 'unanswered' ? await readApplied(next) : undefined;
    if (applied !== undefined) return finish(applied);
    return typeof made === 'string' ? made : finish(made);
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
  const [one, other] = [stored, seen].map((catalog) => textOf(catalog, rowsById));
  return one === other;
}

function hasValuesOf(next: Catalog, stored: Catalog): boolean {
  return textOf(stored, rowsOf) === textOf(next, rowsOf);
}

function textOf(catalog: Catalog, contentOf: typeof rowsOf): string {
  return JSON.stringify([
    LIST_NAMES.map((list) => contentOf(list, itemsOf(catalog, list))),
    allFields('contact', catalogTables.contact.parse(catalog.contact)),
  ]);
}

/** Parsed once more: what the owner has just saved was not, and what was read is repaired where it is foreign. */
function rowsOf<List extends ListName>(list: List, items: readonly ItemOf<List>[]): unknown[] {
  const { parseItem } = listTables[list];
  return items.map((item) => allFields(list, parseItem(item) ?? item));
}

function rowsById<List extends ListName>(list: List, items: readonly ItemOf<List>[]): unknown[] {
  const sorted = items.toSorted((one, other) => one.id - other.id);
  return [sorted.map(({ id }) => id), rowsOf(list, sorted)];
}
