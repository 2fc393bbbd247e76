import {
  browserKey,
  OUTBOX_MARKER,
  OUTBOX_PREFIX,
  quarantine,
  type SafeStorage,
} from '@/data/browser/storage';
import { isRecord } from '@/data/schema/fields';
import type { Catalog } from '@/domain/catalog';

import type { ItemIds } from './itemIds';
import {
  type Delete,
  isWaiting,
  type Mutation,
  newMutationId,
  rowIdOf,
  rowKeyOf,
  type Update,
} from './mutation';
import { readMutation } from './storedMutation';

/** The outbox: one browser key per mutation, so that no browser tab overwrites a mutation of another. */
export type MutationQueue = ReturnType<typeof createMutationQueue>;

interface MutationQueueOptions {
  storage: SafeStorage;
  backend: string;
  itemIds: ItemIds;
  /** Called where a mutation does not fit into the storage; false when there is nothing to remove. */
  makeRoom: () => boolean;
}

export function createMutationQueue(options: MutationQueueOptions) {
  const { storage, backend, itemIds, makeRoom } = options;
  const mutations = new Map<string, Mutation>();
  const texts = new Map<string, string>();
  // Kept in memory only: the browser had no room, or another browser tab has removed it after it was applied.
  const unstored = new Set<string>();
  let sorted: readonly Mutation[] | undefined;
  let highestOrder = 0;

  function keep(mutation: Mutation, text: string): void {
    const { mutationId } = mutation;
    mutations.set(mutationId, mutation);
    texts.set(mutationId, text);
    itemIds.learn(mutation.table, mutation.id, rowIdOf(mutation));
    highestOrder = Math.max(highestOrder, mutation.order);
    sorted = undefined;
  }

  function forget(mutationId: string): void {
    mutations.delete(mutationId);
    texts.delete(mutationId);
    unstored.delete(mutationId);
    sorted = undefined;
  }

  function store(mutation: Mutation): void {
    const { mutationId } = mutation;
    const text = JSON.stringify({ backend, ...mutation });
    const set = () => storage.set(OUTBOX_PREFIX + mutationId, text);
    if (set() || (makeRoom() && set())) {
      unstored.delete(mutationId);
      setMarker();
    } else unstored.add(mutationId);
    keep(mutation, text);
  }

  function setMarker(): void {
    if (storage.get(OUTBOX_MARKER) === null) storage.set(OUTBOX_MARKER, '1');
  }

  /** Stores the mutations again where the marker is missing: then the storage was cleared, and they were not sent. */
  function restoreCleared(): void {
    if (mutations.size === unstored.size || storage.get(OUTBOX_MARKER) !== null) return;
    for (const mutation of mutations.values()) if (mutation.status !== 'applied') store(mutation);
  }

  /** The mutation as the browser stores it now; the same object if no browser tab has written it since. */
  function refresh(mutationId: string): Mutation | undefined {
    restoreCleared();
    if (unstored.has(mutationId)) return mutations.get(mutationId);
    const text = storage.get(OUTBOX_PREFIX + mutationId);
    const isApplied = mutations.get(mutationId)?.status === 'applied';
    if (text === null && isApplied) unstored.add(mutationId);
    else if (text === null) forget(mutationId);
    else if (text !== texts.get(mutationId)) read(mutationId, text);
    return mutations.get(mutationId);
  }

  function read(mutationId: string, text: string): void {
    try {
      const stored: unknown = JSON.parse(text);
      if (isRecord(stored) && stored.backend !== backend) return;
      keep(readMutation(stored), text);
      setMarker();
    } catch (error) {
      console.error('A waiting change cannot be read', error);
      forget(mutationId);
      const quarantineKey = browserKey(`outbox.damaged:${mutationId}`);
      quarantine(storage, OUTBOX_PREFIX + mutationId, text, quarantineKey);
    }
  }

  /** All mutations in their order. */
  const all = (): readonly Mutation[] => (sorted ??= [...mutations.values()].toSorted(byOrder));

  return {
    all,
    get: (mutationId: string) => mutations.get(mutationId),
    /** The latest mutation of an item. */
    find: (table: keyof Catalog, id: number) =>
      all()
        .toReversed()
        .find((mutation) => mutation.table === table && mutation.id === id),
    /** What waits to be sent after this one, for the same item. */
    behind: (mutation: Mutation): readonly (Update | Delete)[] =>
      all().filter(
        (later): later is Update | Delete =>
          later.kind !== 'insert' &&
          isWaiting(later) &&
          rowKeyOf(later) === rowKeyOf(mutation) &&
          later.order > mutation.order,
      ),
    hasWaiting: () => all().some(isWaiting),
    hasUnstored: () => all().some((one) => isWaiting(one) && unstored.has(one.mutationId)),
    /** What a new mutation begins with. Its order is the highest, also after the clock was set back. */
    newBase: () => ({
      mutationId: newMutationId(),
      order: Math.max(Date.now(), highestOrder + 1),
      attempt: 0,
    }),
    put(mutation: Mutation): void {
      restoreCleared();
      store(mutation);
    },
    remove(mutationId: string): void {
      storage.remove(OUTBOX_PREFIX + mutationId);
      forget(mutationId);
    },
    forget,
    refresh,
    syncEntry(mutationId: string, text: string | null): void {
      if (refresh(mutationId) !== undefined || text === null) return;
      read(mutationId, text);
      if (mutations.get(mutationId)?.status === 'applied') unstored.add(mutationId);
      else forget(mutationId);
    },
    refreshAll(): void {
      const stored = storage.keys().filter((key) => key.startsWith(OUTBOX_PREFIX));
      const storedIds = stored.map((key) => key.slice(OUTBOX_PREFIX.length));
      new Set([...mutations.keys(), ...storedIds]).forEach(refresh);
    },
  };
}

function byOrder(one: Mutation, other: Mutation): number {
  return one.order - other.order || (one.mutationId < other.mutationId ? -1 : 1);
}
