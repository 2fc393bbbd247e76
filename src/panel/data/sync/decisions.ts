import { type Catalog, isRecordName, type ItemOf, type ListName } from '@/domain/catalog';
import type { CatalogEditor } from '@/panel/data/OwnerRepository';
import type { ConflictChoice } from '@/panel/domain/conflict';

import { withMine, withTheirs } from './mutations/conflict';
import type { MutationQueue } from './mutations/mutationQueue';
import type { SyncState } from './state/syncState';

/** The table in which the owner has decided. Undefined: another browser tab has decided before. */
export function decideConflict(
  { queue, serverState }: SyncState,
  add: CatalogEditor['add'],
  mutationId: string,
  choice: ConflictChoice,
): keyof Catalog | undefined {
  const mutation = queue.refresh(mutationId);
  if (mutation?.status !== 'conflict') return undefined;
  const { table } = mutation;
  if (mutation.theirs !== undefined) {
    // The other's fields that the owner has not changed are shown from now on, too.
    serverState.apply(table, [withTheirs(mutation)]);
    queue.put(choice === 'mine' ? withMine(mutation) : withTheirs(mutation));
  } else {
    const { theirs: _, seen: __, ...deletion } = mutation;
    // A new row, with a date of its own.
    const { createdAt: ___, ...item } = mutation.item as ItemOf<ListName>;
    if (choice === 'mine' && !isRecordName(table)) add<ListName>(table, item as ItemOf<ListName>);
    queue.put({ ...deletion, kind: 'delete', status: 'applied' });
  }
  return table;
}

/** Lets this refused mutation, or all of them, wait again. Returns their tables. */
export function reopenRefused(queue: MutationQueue, mutationId?: string): Set<keyof Catalog> {
  const tables = new Set<keyof Catalog>();
  const ids = mutationId === undefined ? queue.all().map((it) => it.mutationId) : [mutationId];
  for (const id of ids) {
    const mutation = queue.refresh(id);
    if (mutation?.status !== 'refused') continue;
    const { reason: _, ...waiting } = mutation;
    queue.put({ ...waiting, status: 'pending' });
    tables.add(mutation.table);
  }
  return tables;
}
