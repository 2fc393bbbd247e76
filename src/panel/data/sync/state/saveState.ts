import type { SaveState, WaitingReason } from '@/panel/data/OwnerRepository';
import { conflictOf } from '@/panel/data/sync/mutations/conflict';
import { isWaiting, type Mutation } from '@/panel/data/sync/mutations/mutation';
import type { MutationQueue } from '@/panel/data/sync/mutations/mutationQueue';
import type { Refusal } from '@/panel/domain/refusal';

interface SaveStateOptions {
  queue: MutationQueue;
  /** The answer after which something must be sent again later. Status 0: there was none. */
  stoppedBy: () => { status: number; reason: WaitingReason } | undefined;
  isOutdated: (mutationId: string) => boolean;
  isOnline: () => boolean;
  isUnread: () => boolean;
}

/** What is not saved and, if the last round was stopped, why. */
export function createSaveState(options: SaveStateOptions) {
  const { queue, stoppedBy, isOutdated, isOnline, isUnread } = options;

  function reasonNow(): WaitingReason | undefined {
    if (queue.hasUnstored()) return 'unstored';
    const stop = stoppedBy();
    return stop?.status === 0 && !isOnline() ? 'offline' : stop?.reason;
  }

  function refusalOf(mutation: Mutation): Refusal | undefined {
    const { mutationId: id, table, id: itemId } = mutation;
    if (mutation.status === 'refused') return { id, table, itemId, reason: mutation.reason };
    const waitsForColumn = isWaiting(mutation) && isOutdated(id);
    return waitsForColumn ? { id, table, itemId, reason: 'outdated' } : undefined;
  }

  return createWatched<SaveState>(() => {
    const mutations = queue.all();
    const unsent = mutations.filter(isWaiting).length;
    const conflicts = mutations.flatMap((mutation) =>
      mutation.status === 'conflict' ? conflictOf(mutation) : [],
    );
    const reason = unsent > 0 ? reasonNow() : undefined;
    return {
      waiting: unsent + conflicts.length,
      ...(reason && { reason }),
      refusals: mutations.flatMap((mutation) => refusalOf(mutation) ?? []),
      conflicts,
      ...(isUnread() && { isUnread: true }),
    };
  });
}

/** Tells its watchers the current value: at once, and at each `report` before which it has changed. */
export function createWatched<Value>(current: () => Value) {
  const watchers = new Set<(value: Value) => void>();
  let reported = JSON.stringify(current());

  function report(): void {
    const value = current();
    const text = JSON.stringify(value);
    if (text === reported) return;
    reported = text;
    watchers.forEach((watcher) => watcher(value));
  }

  function watch(watcher: (value: Value) => void): () => void {
    watchers.add(watcher);
    watcher(current());
    return () => watchers.delete(watcher);
  }

  return { report, watch };
}
