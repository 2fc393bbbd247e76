import { valuesBefore } from '@/data/schema/fieldValues';
import { noteSaved } from '@/panel/data/sync/mutations/edit';
import {
  baseOf,
  editOf,
  firstSentOf,
  followUpOf,
  hasSamePayload,
  type InsertMutation,
  isDeletion,
  type ItemMutation,
  type Mutation,
  rowIdOf,
  valuesOf,
} from '@/panel/data/sync/mutations/mutation';
import type { PushResult } from '@/panel/data/sync/ports';
import type { RefusalReason } from '@/panel/domain/refusal';

export interface Pushed {
  result: PushResult;
  /** The mutation before it was sent, as it was sent, and as it is now that the answer has come. */
  before: Mutation;
  sent: Mutation;
  now: Mutation;
}

/** The state of a mutation after its answer. Undefined: nothing is left to send or to remember. */
export function resolvePush(pushed: Pushed): Mutation | undefined {
  const { result, sent, now } = pushed;
  const isAmended = !hasSamePayload(now, sent);
  if (result.kind === 'retry') return isTurnedAway(result.status) ? withoutAttempt(pushed) : now;
  if (result.kind === 'rejected') {
    const left = withoutAttempt(pushed);
    return isAmended || left === undefined ? left : reject(left, result.reason);
  }
  if (result.kind === 'conflict') {
    return isAmended || now.kind !== 'update'
      ? now
      : { ...now, status: 'conflict', theirs: result.theirs };
  }
  if (now.table === 'contact') {
    if (result.kind === 'notFound') return now;
    return isAmended ? withAnswer(now, sent) : { ...now, status: 'applied' };
  }
  if (result.kind === 'notFound') {
    if (now.kind === 'update') return { ...now, status: 'conflict', theirs: undefined };
    return { ...baseOf(now), kind: 'delete', status: 'applied', rowId: rowIdOf(now) ?? now.id };
  }
  return applyResult(now, result, sent, isAmended);
}

/** A 4xx answer: the request was not carried out. A 408 may come from a proxy that has passed it on. */
function isTurnedAway(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

/** The mutation as if this attempt had not been made. An insert with an earlier unanswered attempt may still exist. */
function withoutAttempt({ before, now }: Pushed): Mutation | undefined {
  if (!isUnknownInsert(now)) return now;
  if (before.table !== 'contact' && firstSentOf(before)) return now;
  if (isDeletion(now)) return undefined;
  const base = { ...baseOf(now), kind: 'insert' } as const;
  if (now.status !== 'rejected') return { ...base, status: 'pending' };
  return { ...base, status: 'rejected', reason: now.reason };
}

function reject(mutation: Mutation, reason: RefusalReason): Mutation | undefined {
  if (!isUnknownInsert(mutation)) return { ...mutation, status: 'rejected', reason };
  // It was sent with its first values. They were rejected, so there is no row to delete.
  if (isDeletion(mutation)) return undefined;
  const firstSent = firstSentOf(mutation);
  return { ...baseOf(mutation), kind: 'insert', status: 'rejected', reason, firstSent };
}

function applyResult(
  now: ItemMutation,
  result: Extract<PushResult, { rowId: number }>,
  sent: Mutation,
  isAmended: boolean,
): ItemMutation {
  const { kind, rowId } = result;
  if (!isUnknownInsert(now)) {
    return isAmended ? { ...withAnswer(now, sent), rowId } : { ...now, rowId, status: 'applied' };
  }
  const createdAt = kind === 'applied' ? result.createdAt : undefined;
  const item = createdAt === undefined ? now.item : { ...now.item, createdAt };
  const base = { ...baseOf(now), item, rowId };
  if (isDeletion(now)) return { ...base, kind: 'delete', status: 'pending' };
  // What the first of several attempts has inserted may be older than what the owner wants now.
  const isOutdated = kind === 'appliedBefore' && followUpOf(now) === 'update';
  if (isAmended || isOutdated) {
    // What an earlier attempt has inserted is not known, so every field is written.
    const isKnown = isAmended && kind === 'applied';
    const seen = isKnown ? valuesBefore(now.table, valuesOf(sent), now.item) : undefined;
    return { ...base, kind: 'update', status: 'pending', edit: seen && { seen, sentBefore: [] } };
  }
  return { ...base, kind: 'insert', status: 'applied' };
}

/** Changed again since it was sent: the next update replaces what the database has now. */
function withAnswer<Answered extends Mutation>(now: Answered, sent: Mutation): Answered {
  const [edit, sentEdit] = [editOf(now), editOf(sent)];
  if (edit === undefined || sentEdit === undefined) return now;
  return { ...now, edit: noteSaved(edit, valuesOf(sent), sentEdit) };
}

function isUnknownInsert(mutation: Mutation): mutation is InsertMutation {
  return mutation.kind === 'insert' && mutation.status !== 'applied';
}
