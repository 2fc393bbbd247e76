import type { Outcome } from '@/data/supabase/write/pushResult';

import { type Change, isSameWish, type ItemChange, without } from './mutation';

export interface Sent {
  outcome: Outcome;
  /** The change before it was sent, as it was sent, and as it is now that the answer is here. */
  before: Change;
  sent: Change;
  now: Change;
}

/** What becomes of a change when its answer has come. Undefined: nothing is left to do or to remember. */
export function afterSending(answer: Sent): Change | undefined {
  const { outcome, sent, now } = answer;
  // Another tab may have sent it too, where there are no locks: that alters nothing.
  const altered = !isSameWish(now, sent);
  if (outcome.kind === 'kept') return isTurnedAway(outcome.status) ? asNeverSent(answer) : now;
  if (outcome.kind === 'refused') {
    const change = asNeverSent(answer);
    if (altered || change === undefined) return change;
    // What is to go was sent as it was first: nothing of it can be there.
    return isWithoutRow(change) && change.removed ? undefined : { ...change, refused: true };
  }
  if (outcome.kind === 'gone') {
    return now.table === 'contact' ? now : { ...now, removed: true, done: true };
  }
  const known = withRowId(without(now, 'sent'), outcome.rowId);
  return altered || isBehind(now, outcome) ? known : { ...known, done: true };
}

/** A first insert that was not carried out has left nothing behind; what is to go by then has never been there. */
function asNeverSent({ before, now }: Sent): Change | undefined {
  if ('sent' in before || !isWithoutRow(now)) return now;
  return now.removed ? undefined : without(now, 'sent');
}

function isWithoutRow(change: Change): change is ItemChange {
  return change.table !== 'contact' && change.rowId === undefined;
}

/** Whoever answers like this has not carried anything out. 408 may come from somebody who has passed it on. */
function isTurnedAway(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

/** An insert brings its row, but not always all that is wanted. */
function isBehind(change: Change, { kind }: Sent['outcome']): boolean {
  if (!isWithoutRow(change)) return false;
  // What the first of several inserts brought may be older than what is wanted now.
  return change.removed === true || (kind === 'done before' && change.edited === true);
}

function withRowId(change: Change, rowId: number): Change {
  return change.table === 'contact' ? change : { ...change, rowId };
}
