import type { Catalog, ListName } from '@/domain/catalog';
import { applyMutations } from '@/panel/data/sync/mutations/applyMutations';
import type { ItemIds } from '@/panel/data/sync/mutations/itemIds';
import type { MutationQueue } from '@/panel/data/sync/mutations/mutationQueue';
import { itemsOf, onlyList } from '@/panel/domain/lists';

import type { ServerState } from './serverState';

/** Mutations of other browser tabs come one by one; lists are computed once for all of them. */
const BATCH_MS = 30;

/** What the page shows: the server state with all mutations of the outbox applied. */
export type OptimisticState = ReturnType<typeof createOptimisticState>;

export function createOptimisticState(
  serverState: ServerState,
  queue: MutationQueue,
  itemIds: ItemIds,
  onChange: (changed: Partial<Catalog>) => void,
) {
  let shown = serverState.catalog();
  const stale = new Set<keyof Catalog>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(changed: Partial<Catalog>): void {
    shown = { ...shown, ...changed };
    onChange(changed);
  }

  /** The catalogue for the browser's copy of this table: under the database's ids. */
  const copyOf = (table: keyof Catalog) =>
    applyMutations(serverState.catalog(), table, queue.all());

  function refresh(table: keyof Catalog): void {
    const copy = copyOf(table);
    if (table === 'contact') return show({ contact: copy.contact });
    const items = itemsOf<ListName>(copy, table);
    return show(onlyList<ListName>(table, itemIds.withShownIds(table, items)));
  }

  return {
    catalog: () => shown,
    refresh,
    refreshSoon(tables: readonly (keyof Catalog)[]): void {
      tables.forEach((table) => stale.add(table));
      timer ??= setTimeout(() => {
        timer = undefined;
        stale.forEach(refresh);
        stale.clear();
      }, BATCH_MS);
    },
    copyOf,
  };
}
