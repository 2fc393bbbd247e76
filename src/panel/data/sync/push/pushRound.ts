import { type ListName, nextId } from '@/domain/catalog';
import { noteSent } from '@/panel/data/sync/mutations/edit';
import {
  baseOf,
  editOf,
  firstSentOf,
  isWaiting,
  type Mutation,
  rowIdOf,
  rowSubjectOf,
  valuesOf,
} from '@/panel/data/sync/mutations/mutation';
import type { PushResult, Retry } from '@/panel/data/sync/ports';
import type { SyncState } from '@/panel/data/sync/state/syncState';

import type { PictureUploads } from './pictureUploads';
import { resolvePush } from './resolvePush';

const COMPACT_EVERY = 250;

export interface RoundOptions {
  pictures: PictureUploads;
  onAnswer: (mutation: Mutation) => void;
}

/**
 * Sends one mutation after the other. Resolves with the answer after which something must be sent again later. One that
 * concerns a single item does not stop the round: the other mutations of this item wait, too, and the rest is sent (D29).
 */
export async function pushRound(
  { queue, serverState, cacheWriter }: SyncState,
  { pictures, onAnswer }: RoundOptions,
): Promise<Retry | undefined> {
  const highestIds = new Map<ListName, number>();
  const held = new Set<string>();
  queue.refreshAll();
  let stoppedBy: Retry | undefined;
  for (const [index, { mutationId }] of queue.all().entries()) {
    const failure = await pushUntilResolved(mutationId);
    stoppedBy = failure ?? stoppedBy;
    if ((index + 1) % COMPACT_EVERY === 0) cacheWriter.compact();
    if (failure !== undefined && failure.reason !== 'notWritten') break;
  }
  cacheWriter.compact();
  return stoppedBy;

  async function pushUntilResolved(mutationId: string): Promise<Retry | undefined> {
    let mutation = findWaiting(mutationId);
    while (mutation !== undefined) {
      const result = await pushOne(mutation);
      onAnswer(mutation);
      if (result.kind === 'retry') {
        held.add(rowSubjectOf(mutation));
        return result;
      }
      mutation = findWaiting(mutationId);
    }
    return undefined;
  }

  function findWaiting(mutationId: string): Mutation | undefined {
    const mutation = queue.refresh(mutationId);
    if (mutation === undefined || !isWaiting(mutation)) return undefined;
    if (pictures.isMissing(mutation)) held.add(rowSubjectOf(mutation));
    return held.has(rowSubjectOf(mutation)) ? undefined : mutation;
  }

  async function pushOne(before: Mutation): Promise<PushResult> {
    const sent = markSent(before);
    const isRepeated = before.table !== 'contact' && firstSentOf(before) !== undefined;
    const result = await pictures.pushMutation(sent, isRepeated);
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
