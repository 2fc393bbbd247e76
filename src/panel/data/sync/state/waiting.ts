import { type Catalog, isRecordName, type ItemOf, type ListName } from '@/domain/catalog';
import type { CatalogEditor, OwnerHistory } from '@/panel/data/OwnerRepository';
import {
  isWaiting,
  mayBeCarriedOut,
  type Mutation,
  rowKeyOf,
} from '@/panel/data/sync/mutations/mutation';
import type { MutationQueue } from '@/panel/data/sync/mutations/mutationQueue';
import { itemName } from '@/panel/domain/lists';
import type { PastChange } from '@/panel/domain/pastChange';

interface WaitingOptions {
  queue: MutationQueue;
  commands: Pick<CatalogEditor, 'update' | 'remove' | 'restore' | 'saveRecord'>;
  onCommand: (table: keyof Catalog) => void;
}

/** What waits in the outbox, as the history shows it: one change for each item. */
export function createWaiting({
  queue,
  commands,
  onCommand,
}: WaitingOptions): Pick<OwnerHistory, 'waiting' | 'takeBack'> {
  const byItem = () => [...Map.groupBy(queue.all().filter(isWaiting), rowKeyOf).values()];

  function takeBackOne({ mutationId }: Mutation): void {
    const mutation = queue.refresh(mutationId);
    if (mutation === undefined || !isWaiting(mutation)) return;
    const { table, id, kind } = mutation;
    // The database may have it already: the change back stands behind it.
    if (!mayBeCarriedOut(mutation)) queue.remove(mutationId);
    else if (isRecordName(table))
      commands.saveRecord(table, 'seen' in mutation ? { ...mutation.seen } : {});
    else if (kind === 'insert') commands.remove(table, id);
    else if (kind === 'update') commands.update(table, id, mutation.seen);
    else commands.restore<ListName>(table, mutation.item as ItemOf<ListName>);
  }

  return {
    waiting: () =>
      byItem()
        .flatMap((ofItem) => ofItem.slice(-1).map(toPastChange))
        .toSorted((one, other) => other.id - one.id),
    takeBack({ id }) {
      const ofItem = byItem().find((all) => all.at(-1)?.order === id) ?? [];
      ofItem.toReversed().forEach(takeBackOne);
      ofItem.slice(-1).forEach(({ table }) => onCommand(table));
    },
  };
}

const VERBS = { insert: 'added', update: 'edited', delete: 'deleted' } as const;

function toPastChange({ order, table, item, kind, ...mutation }: Mutation): PastChange {
  return {
    id: order,
    at: new Date(order).toISOString(),
    counts: { [table]: { [VERBS[kind]]: 1 } },
    fields: kind === 'update' && 'seen' in mutation ? Object.keys(mutation.seen ?? {}) : [],
    names: isRecordName(table) ? [] : [itemName(item as ItemOf<ListName>)],
  };
}
