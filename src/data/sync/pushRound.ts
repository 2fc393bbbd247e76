import type { Write } from '@/data/supabase/write/pushMutation';
import { type ListName, nextId } from '@/domain/catalog';

import { type Change, isWaiting } from './mutation';
import type { Outbox } from './mutationQueue';
import { afterSending } from './resolvePush';

/** Copies of long lists are costly to write, so many changes share one. */
const SETTLE_EVERY = 250;

export interface Round {
  outbox: Outbox;
  write: Write;
  /** What the backend has of a list, as far as is known. */
  rowsOf: (list: ListName) => readonly { id: number }[];
  /** Called now and then, and at the end: some changes are done. */
  settle: () => void;
  /** Called after each answer. */
  onAnswer: (change: Change) => void;
}

/**
 * Sends what waits, one change after the other, until all is done or one must be kept. Returns that one's status,
 * undefined when nothing waits any more. To be run in one tab at a time.
 */
export async function sendRound({ outbox, write, rowsOf, settle, onAnswer }: Round) {
  const highestIds = new Map<ListName, number>();
  outbox.refreshAll();
  const changes = outbox.all();
  const keptStatus = await sendFrom(0);
  settle();
  return keptStatus;

  async function sendFrom(index: number): Promise<number | undefined> {
    const change = changes[index];
    if (change === undefined) return undefined;
    const kept = await sendUntilDone(change.op);
    if ((index + 1) % SETTLE_EVERY === 0) settle();
    return kept ?? sendFrom(index + 1);
  }

  /** Once more where the owner has altered the change while it was on its way. */
  async function sendUntilDone(op: string): Promise<number | undefined> {
    const change = outbox.refresh(op);
    if (change === undefined || !isWaiting(change)) return undefined;
    const kept = await send(change);
    onAnswer(change);
    return kept ?? sendUntilDone(op);
  }

  async function send(before: Change): Promise<number | undefined> {
    const sent = markSent(before);
    const outcome = await write(sent, 'sent' in before);
    if ('message' in outcome) console.error(`${sent.table}: a change is ${outcome.kind}`, outcome);
    if ('rowId' in outcome) noteRow(sent, outcome.rowId);
    // Not there any more: another tab has seen it done.
    const now = outbox.refresh(sent.op);
    const next = now && afterSending({ outcome, before, sent, now });
    if (next === undefined) outbox.remove(sent.op);
    else if (next !== now) outbox.put(next);
    return outcome.kind === 'kept' ? outcome.status : undefined;
  }

  /** Before a change leaves, the browser knows that it may have been carried out. */
  function markSent(change: Change): Change {
    const sent = { ...insertMarks(change), ...change, attempt: (change.attempt ?? 0) + 1 };
    outbox.put(sent);
    return sent;
  }

  function insertMarks(change: Change) {
    if (change.table === 'contact' || change.rowId !== undefined) return {};
    return { sent: change.item, newerThan: highestId(change.table) };
  }

  function highestId(list: ListName): number {
    return highestIds.get(list) ?? nextId(rowsOf(list)) - 1;
  }

  function noteRow({ table }: Change, rowId: number): void {
    if (table !== 'contact') highestIds.set(table, Math.max(highestId(table), rowId));
  }
}
