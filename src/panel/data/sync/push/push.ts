import { type ListName, nextId } from '@/domain/catalog';
import { noteSent } from '@/panel/data/sync/mutations/edit';
import {
  baseOf,
  editOf,
  firstSentOf,
  isWaiting,
  type Mutation,
  rowIdOf,
  valuesOf,
} from '@/panel/data/sync/mutations/mutation';
import type { PushMutation, PushResult, ReadCreatedAt } from '@/panel/data/sync/ports';
import type { SyncState } from '@/panel/data/sync/state/syncState';

import { resolvePush } from './resolvePush';
import { createRetry } from './retry';

const COMPACT_EVERY = 250;

/**
 * Sends what waits; resolves when nothing more can be sent for now, with the status at which the last round stopped, or
 * with undefined when it sent everything. Never rejects.
 */
export type Push = () => Promise<number | undefined>;

interface PushOptions {
  pushMutation: PushMutation;
  readCreatedAt: ReadCreatedAt;
  onAnswer: (mutation: Mutation) => void;
  onRoundEnd: (stoppedBy: number | undefined) => void;
  withLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export function createPush(state: SyncState, options: PushOptions): Push {
  const planRetry = createRetry(() => void push());
  let running: Promise<number | undefined> | undefined;
  let isAskedAgain = false;

  function push(): Promise<number | undefined> {
    isAskedAgain = true;
    running ??= run();
    return running;
  }

  async function run(): Promise<number | undefined> {
    let stoppedBy: number | undefined;
    do {
      isAskedAgain = false;
      stoppedBy = await pushWaiting();
      options.onRoundEnd(stoppedBy);
      // Nothing is awaited from here to the end: a later call starts a new run.
    } while (isAskedAgain);
    running = undefined;
    planRetry(stoppedBy);
    return stoppedBy;
  }

  async function pushWaiting(): Promise<number | undefined> {
    if (state.queue.counts().waiting === 0) return undefined;
    try {
      return await options.withLock(() => pushRound(state, options));
    } catch (error) {
      console.error('Waiting changes cannot be sent', error);
      return 0;
    }
  }

  return push;
}

/** Sends one mutation after the other. Resolves with the status of the first one that must be sent again later. */
async function pushRound(
  { queue, serverState, cacheWriter }: SyncState,
  { pushMutation, readCreatedAt, onAnswer }: PushOptions,
): Promise<number | undefined> {
  const highestIds = new Map<ListName, number>();
  queue.refreshAll();
  let stoppedAt: number | undefined;
  for (const [index, { mutationId }] of queue.all().entries()) {
    stoppedAt = await pushUntilResolved(mutationId);
    if ((index + 1) % COMPACT_EVERY === 0) cacheWriter.compact();
    if (stoppedAt !== undefined) break;
  }
  cacheWriter.compact();
  return stoppedAt;

  async function pushUntilResolved(mutationId: string): Promise<number | undefined> {
    let found = findWaiting(mutationId);
    while (found !== undefined) {
      const status = await noteCreatedAt(found);
      const mutation = findWaiting(mutationId);
      if (status !== undefined || mutation === undefined) return status;
      const result = await pushOne(mutation);
      onAnswer(mutation);
      if (result.kind === 'retry') return result.status;
      found = findWaiting(mutationId);
    }
    return undefined;
  }

  function findWaiting(mutationId: string): Mutation | undefined {
    const mutation = queue.refresh(mutationId);
    return mutation && isWaiting(mutation) ? mutation : undefined;
  }

  /** Before the deletion is sent: after a lost answer nobody could say any more where the item was. */
  async function noteCreatedAt(mutation: Mutation): Promise<number | undefined> {
    if (mutation.kind !== 'delete' || mutation.createdAt !== undefined) return undefined;
    const result = await readCreatedAt(mutation);
    if (result.kind === 'retry') {
      console.error(`${mutation.table}: a change is kept`, result);
      return result.status;
    }
    const now = queue.refresh(mutation.mutationId);
    if (now?.kind === 'delete' && result.createdAt !== undefined) {
      queue.put({ ...now, createdAt: result.createdAt });
    }
    return undefined;
  }

  async function pushOne(before: Mutation): Promise<PushResult> {
    const sent = markSent(before);
    const isRepeated = before.table !== 'contact' && firstSentOf(before) !== undefined;
    const result = await pushMutation(sent, isRepeated);
    if ('message' in result) {
      const outcome = result.kind === 'retry' ? 'kept' : 'refused';
      console.error(`${sent.table}: a change is ${outcome}`, result);
    }
    if ('rowId' in result) noteRow(sent, result.rowId);
    const now = queue.refresh(sent.mutationId);
    const next = now && resolvePush({ result, before, sent, now });
    if (next === undefined) queue.remove(sent.mutationId);
    else if (next !== now) queue.put(next);
    return result;
  }

  /** Stored before it leaves: after a crash the browser knows that it may have been carried out. */
  function markSent(mutation: Mutation): Mutation {
    const sent = { ...withSent(asInFlight(mutation)), attempt: mutation.attempt + 1 };
    queue.put(sent);
    return sent;
  }

  function asInFlight(mutation: Mutation): Mutation {
    if (mutation.table === 'contact' || rowIdOf(mutation) !== undefined) return mutation;
    if (firstSentOf(mutation)) return mutation;
    const firstSent = { item: mutation.item, newerThan: highestId(mutation.table) };
    return { ...baseOf(mutation), kind: 'insert', status: 'inFlight', firstSent };
  }

  function highestId(list: ListName): number {
    return highestIds.get(list) ?? nextId(serverState.catalog()[list]) - 1;
  }

  function noteRow({ table, kind }: Mutation, rowId: number): void {
    if (table !== 'contact' && kind === 'insert')
      highestIds.set(table, Math.max(highestId(table), rowId));
  }
}

function withSent(mutation: Mutation): Mutation {
  const edit = editOf(mutation);
  if (edit === undefined || mutation.kind === 'insert') return mutation;
  return { ...mutation, edit: noteSent(valuesOf(mutation), edit) };
}
