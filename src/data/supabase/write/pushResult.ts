import { id, isRecord } from '@/data/schema/fields';

/** What became of one write. */
export type Outcome =
  | { kind: 'done'; rowId: number }
  /** The insert had been carried out before, perhaps with other values. */
  | { kind: 'done before'; rowId: number }
  /** The row is not there any more. */
  | { kind: 'gone' }
  /** The database will never take these values. */
  | { kind: 'refused'; message: string }
  /** To be sent again: not now, or nobody knows. `status` is 0 without an answer. */
  | { kind: 'kept'; status: number; message: string };

export interface WriteAnswer {
  data: unknown;
  status: number;
  error: { message: string; code?: string | undefined; details?: string | null } | null;
}

/** Our database's own word for an operation that it has already carried out; `details` lists the row ids. */
export const REPEATED = 'PT409';

/** Statuses of refusals that no repetition will change. */
export function isFinal(status: number): boolean {
  return [400, 409, 413, 422].includes(status);
}

/** Reads the answer to a write that asked for the id of its row. */
export function outcomeOf({ data, status, error }: WriteAnswer): Outcome {
  if (error === null) return outcomeOfRows(data, status);
  const { code = '', details, message } = error;
  if (code === REPEATED) {
    const rowId = Number(/\d+/.exec(details ?? ''));
    return rowId > 0 ? { kind: 'done before', rowId } : { kind: 'kept', status, message };
  }
  // Only the database answers with a code: what stands before it may have reasons of its own to say 400.
  return isFinal(status) && code !== ''
    ? { kind: 'refused', message }
    : { kind: 'kept', status, message };
}

/** An insert that answers without a row has not been understood. */
export function insertOutcome(answer: WriteAnswer): Outcome {
  const outcome = outcomeOf(answer);
  return outcome.kind === 'gone'
    ? { kind: 'kept', status: answer.status, message: 'The answer names no row' }
    : outcome;
}

function outcomeOfRows(data: unknown, status: number): Outcome {
  if (!Array.isArray(data)) return { kind: 'kept', status, message: 'The answer is no list' };
  const [row]: unknown[] = data;
  if (row === undefined) return { kind: 'gone' };
  const rowId = isRecord(row) ? id(row.id) : 0;
  return rowId > 0
    ? { kind: 'done', rowId }
    : { kind: 'kept', status, message: 'The answer names no row' };
}
