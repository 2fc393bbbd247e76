import type { Outcome } from '@/data/supabase/outcome';

import { type Change, without } from './change';

export interface Sent {
  outcome: Exclude<Outcome, { kind: 'kept' }>;
  /** The change before it was sent, as it was sent, and as it is now that the answer is here. */
  before: Change;
  sent: Change;
  now: Change;
}

/** What becomes of a change when its answer has come. Undefined: nothing is left to do or to remember. */
export function afterSending({ outcome, before, sent, now }: Sent): Change | undefined {
  const altered = now !== sent;
  if (outcome.kind === 'refused') {
    // A first insert that is refused has left nothing behind.
    const change = 'sent' in before ? now : without(now, 'sent');
    if ('removed' in change && change.rowId === undefined) return undefined;
    return altered ? change : { ...change, refused: true };
  }
  if (outcome.kind === 'gone') {
    return now.table === 'contact' ? now : { ...now, removed: true, done: true };
  }
  const known = withRowId(without(now, 'sent'), outcome.rowId);
  return altered || isBehind(now, outcome) ? known : { ...known, done: true };
}

/** An insert brings its row, but not always all that is wanted. */
function isBehind(change: Change, { kind }: Sent['outcome']): boolean {
  if (change.table === 'contact' || change.rowId !== undefined) return false;
  // What the first of several inserts brought may be older than what is wanted now.
  return change.removed === true || (kind === 'done before' && change.edited === true);
}

function withRowId(change: Change, rowId: number): Change {
  return change.table === 'contact' ? change : { ...change, rowId };
}
