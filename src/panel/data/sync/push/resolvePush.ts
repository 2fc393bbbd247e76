import { isRecordName } from '@/domain/catalog';
import type { Insert, Mutation } from '@/panel/data/sync/mutations/mutation';
import type { PushResult } from '@/panel/data/sync/ports';
import { withValues } from '@/panel/domain/changedValues';

export interface Pushed {
  result: PushResult;
  /** The mutation before it was sent, and as it was sent. */
  before: Mutation;
  sent: Mutation;
}

/** The state of a mutation after its answer. */
export function resolvePush({ result, before, sent }: Pushed): Mutation {
  if (result.kind === 'retry') {
    // Unless an earlier attempt may have been carried out, the database does not have it.
    return isTurnedAway(result.status) ? { ...before, attempt: sent.attempt } : sent;
  }
  if (result.kind === 'refused') {
    const { reason } = result;
    if (sent.kind === 'insert') return { ...settled(sent), status: 'refused', reason };
    return { ...sent, status: 'refused', reason };
  }
  if (result.kind === 'applied') {
    const { rowId, createdAt, stored } = result;
    if (sent.kind === 'update' && stored !== undefined) {
      // What somebody else has changed of the same item is shown from now on, too.
      return { ...sent, item: withValues(sent.item, stored), seen: stored, status: 'applied' };
    }
    if (sent.kind !== 'insert') return { ...sent, status: 'applied' };
    const item = createdAt === undefined ? sent.item : { ...sent.item, createdAt };
    return { ...settled(sent), item, status: 'applied', rowId };
  }
  if (sent.kind === 'update' && result.kind === 'conflict') {
    return { ...sent, status: 'conflict', theirs: result.theirs };
  }
  if (result.kind === 'notFound' && !isRecordName(sent.table)) {
    if (sent.kind === 'update') return { ...sent, status: 'conflict', theirs: undefined };
    if (sent.kind === 'delete') return { ...sent, status: 'applied' };
  }
  return sent;
}

/** A 4xx answer: the request was not carried out. A 408 may come from a proxy that has passed it on. */
function isTurnedAway(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

/** The fields of an insert that do not depend on its status. */
function settled({ mutationId, step, order, attempt, table, id, item, kind }: Insert) {
  return { mutationId, step, order, attempt, table, id, item, kind };
}
