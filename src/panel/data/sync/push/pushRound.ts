import { nextId, allFields, isRecordName } from '@/domain/catalog';
import type { WaitingReason } from '@/panel/data/OwnerRepository';
import { mergeChange, stillChanged } from '@/panel/data/sync/mutations/mergeChange';
import {
  hasSamePayload,
  isWaiting,
  type Mutation,
  rowIdOf,
  rowKeyOf,
} from '@/panel/data/sync/mutations/mutation';
import type { PushMutation, PushResult, Retry } from '@/panel/data/sync/ports';
import type { SyncState } from '@/panel/data/sync/state/syncState';

import type { PictureUploads } from './pictureUploads';
import { type Pushed, resolvePush } from './resolvePush';

const COMPACT_EVERY = 250;

/** The other changes are sent nevertheless. */
export const OF_ONE_ITEM = new Set<WaitingReason>(['notWritten', 'outdated']);

export interface RoundOptions {
  pushMutation: PushMutation;
  pictures: PictureUploads;
  onAnswer: (mutation: Mutation, result: PushResult) => void;
}

/**
 * Sends one mutation after the other. Resolves with the answer after which something must be sent again later. One that
 * concerns a single item does not stop the round: the other mutations of this item wait, too, and the rest is sent (D29).
 */
export async function pushRound(
  state: SyncState,
  options: RoundOptions,
): Promise<Retry | undefined> {
  const { queue, serverState, compact } = state;
  const { pushMutation, pictures, onAnswer } = options;
  const highestIds = new Map<Mutation['table'], number>();
  const heldUp = new Set<string>();
  queue.refreshAll();
  let stoppedBy: Retry | undefined;
  let hasNewChange = false;
  for (const [index, { mutationId }] of queue.all().entries()) {
    const failure = await pushUntilResolved(mutationId);
    stoppedBy = failure ?? stoppedBy;
    if ((index + 1) % COMPACT_EVERY === 0) compact();
    if (failure !== undefined && !OF_ONE_ITEM.has(failure.reason)) break;
  }
  compact();
  return hasNewChange && stoppedBy === undefined ? pushRound(state, options) : stoppedBy;

  async function pushUntilResolved(mutationId: string): Promise<Retry | undefined> {
    let mutation = findWaiting(mutationId);
    while (mutation !== undefined) {
      const result = await pushOne(mutation);
      onAnswer(mutation, result);
      if (result.kind === 'retry') {
        heldUp.add(rowKeyOf(mutation));
        return result;
      }
      mutation = findWaiting(mutationId);
    }
    return undefined;
  }

  function findWaiting(mutationId: string): Mutation | undefined {
    const mutation = queue.refresh(mutationId);
    if (mutation === undefined || !isWaiting(mutation)) return undefined;
    if (pictures.isMissing(mutation)) heldUp.add(rowKeyOf(mutation));
    return heldUp.has(rowKeyOf(mutation)) ? undefined : mutation;
  }

  async function pushOne(before: Mutation): Promise<PushResult> {
    const sent = markSent(before);
    // The status before says whether an earlier attempt may have been carried out.
    const result =
      pictures.failureOf(sent) ?? (await pushMutation({ ...before, attempt: sent.attempt }));
    if (result.kind !== 'retry') pictures.forgetResult(sent);
    if ('message' in result) {
      const outcome = result.kind === 'retry' ? 'kept' : 'refused';
      console.error(`${sent.table}: a change is ${outcome}`, result);
    }
    if (sent.kind === 'insert' && result.kind === 'applied') {
      highestIds.set(sent.table, Math.max(highestId(sent.table), result.rowId));
    }
    const now = queue.refresh(sent.mutationId);
    if (now === undefined) return result;
    // Another browser tab had read old storage, and has changed what was sent.
    if (!hasSamePayload(now, sent)) {
      queue.put(changeSince(sent, now));
      hasNewChange = true;
    }
    settle({ result, before, sent });
    return result;
  }

  /** What the owner has changed since stands behind it. Where the database does not have it, the two become one. */
  function settle(pushed: Pushed): void {
    const later = queue.behind(pushed.sent);
    const next = resolvePush(pushed);
    if (next.status === 'refused' || next.status === 'conflict') {
      later.forEach(({ mutationId }) => queue.remove(mutationId));
      const merged = later.reduce<Mutation | undefined>(
        (earlier, change) => earlier && mergeChange(earlier, change),
        next,
      );
      if (merged === undefined) queue.remove(next.mutationId);
      else queue.put(merged);
      return;
    }
    queue.put(next);
    if (next.kind === 'insert' && next.status === 'applied') {
      const { rowId } = next;
      later.forEach((change) => queue.put({ ...change, rowId }));
    }
  }

  /** Stored before it leaves: after a crash the browser knows that it may have been carried out. */
  function markSent(mutation: Mutation): Mutation {
    const attempt = mutation.attempt + 1;
    const sent: Mutation =
      mutation.kind === 'insert' && mutation.status === 'pending'
        ? { ...mutation, attempt, status: 'inFlight', newerThan: highestId(mutation.table) }
        : { ...mutation, attempt };
    queue.put(sent);
    return sent;
  }

  function highestId(table: Mutation['table']): number {
    const rows = isRecordName(table) ? [] : serverState.catalog()[table];
    return highestIds.get(table) ?? nextId(rows) - 1;
  }

  function changeSince(sent: Mutation, now: Mutation): Mutation {
    const { step, table, id, item } = now;
    const base = { ...queue.newBase(), step, table, id, item };
    const rowId = rowIdOf(sent);
    if (now.kind === 'delete') return { ...base, rowId, kind: 'delete', status: 'pending' };
    const seen = stillChanged(item, allFields(table, sent.item));
    return { ...base, rowId, kind: 'update', status: 'pending', seen };
  }
}
