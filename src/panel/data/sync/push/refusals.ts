import type { Catalog } from '@/domain/catalog';
import { reopenMutation } from '@/panel/data/sync/mutations/amendMutation';
import type { MutationQueue } from '@/panel/data/sync/mutations/mutationQueue';
import { createWatched } from '@/panel/data/sync/state/watched';
import type { Refusal } from '@/panel/domain/refusal';

export function createRefusals(queue: MutationQueue) {
  return createWatched<readonly Refusal[]>(() =>
    queue.counts().refused === 0
      ? []
      : queue.all().flatMap((mutation) => {
          if (mutation.status !== 'rejected') return [];
          const { mutationId: id, table, reason = 'values' } = mutation;
          return {
            id,
            table,
            itemId: mutation.table === 'contact' ? undefined : mutation.id,
            reason,
          };
        }),
  );
}

/** To be sent again: this one, or all of them. Returns their tables. */
export function reopenRefused(queue: MutationQueue, mutationId?: string): Set<keyof Catalog> {
  const tables = new Set<keyof Catalog>();
  const ids = mutationId === undefined ? queue.all().map((it) => it.mutationId) : [mutationId];
  for (const id of ids) {
    const mutation = queue.refresh(id);
    if (mutation?.status !== 'rejected') continue;
    queue.put(reopenMutation(mutation));
    tables.add(mutation.table);
  }
  return tables;
}
