import { isRecordName, type ItemOf, type ListName } from '@/domain/catalog';
import type { CatalogEditor, OwnerHistory } from '@/panel/data/OwnerRepository';
import { isWaiting, type Mutation, rowKeyOf } from '@/panel/data/sync/mutations/mutation';
import type { MutationQueue } from '@/panel/data/sync/mutations/mutationQueue';
import { itemName } from '@/panel/domain/lists';
import type { PastChange } from '@/panel/domain/pastChange';

/** What waits in the outbox, as the history shows it: one change for each item. */
export function createWaiting(
  queue: MutationQueue,
  commands: Pick<CatalogEditor, 'update' | 'remove' | 'restore' | 'saveRecord'>,
): Pick<OwnerHistory, 'waiting' | 'takeBack'> {
  const byItem = () => [...Map.groupBy(queue.all().filter(isWaiting), rowKeyOf).values()];

  /** The command that changes it back. Where the database may have it already, that one is sent behind it. */
  function takeBackOne({ table, id, item, kind, ...mutation }: Mutation): void {
    const seen = 'seen' in mutation ? { ...mutation.seen } : {};
    if (isRecordName(table)) commands.saveRecord(table, seen);
    else if (kind === 'insert') commands.remove(table, id);
    else if (kind === 'update') commands.update(table, id, seen);
    else commands.restore<ListName>(table, item as ItemOf<ListName>);
  }

  return {
    waiting: () =>
      byItem()
        .flatMap((ofItem) => ofItem.slice(-1).map(toPastChange))
        .toSorted((one, other) => other.id - one.id),
    takeBack({ id }) {
      queue.refreshAll();
      const ofItem = byItem().find((all) => all.at(-1)?.order === id) ?? [];
      ofItem.toReversed().forEach(takeBackOne);
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
