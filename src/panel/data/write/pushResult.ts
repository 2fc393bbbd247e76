import { id, isRecord } from '@/data/schema/fields';
import type { PushResult } from '@/panel/data/sync/ports';

import type { WriteAnswer } from './sendRequest';

/** Our database's own code for an operation that it has already carried out; `details` lists the row ids. */
export const REPEATED = 'PT409';

/** PostgREST does not know a table, column or function: the migrations are missing, or its cache is outdated. */
const SCHEMA_CACHE = /^PGRST2/;

/** Whether a repetition with the same values would be refused again. */
export function isFinal(status: number): boolean {
  return [400, 409, 413, 422].includes(status);
}

export function resultOf({ data, status, error }: WriteAnswer): PushResult {
  if (error === null) return resultOfRows(data, status);
  const { code = '', details, message } = error;
  if (code === REPEATED) {
    const rowId = Number(/\d+/.exec(details ?? ''));
    return rowId > 0 ? { kind: 'appliedBefore', rowId } : { kind: 'retry', status, message };
  }
  // Only the database answers with a code. A proxy before it may answer 400 for reasons of its own.
  return isFinal(status) && code !== '' && !SCHEMA_CACHE.test(code)
    ? { kind: 'rejected', message }
    : { kind: 'retry', status, message };
}

export function insertResultOf(answer: WriteAnswer): PushResult {
  const result = resultOf(answer);
  return result.kind === 'notFound'
    ? { kind: 'retry', status: answer.status, message: 'The answer names no row' }
    : result;
}

function resultOfRows(data: unknown, status: number): PushResult {
  if (!Array.isArray(data)) return { kind: 'retry', status, message: 'The answer is no list' };
  const [row]: unknown[] = data;
  if (row === undefined) return { kind: 'notFound' };
  const rowId = isRecord(row) ? id(row.id) : 0;
  return rowId > 0
    ? { kind: 'applied', rowId }
    : { kind: 'retry', status, message: 'The answer names no row' };
}
