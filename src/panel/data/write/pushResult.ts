import { date, id, isRecord } from '@/data/schema/fields';
import { catalogTables } from '@/data/schema/tables';
import { allFields, type Catalog } from '@/domain/catalog';
import type { FieldValues } from '@/domain/records';
import type { WaitingReason } from '@/panel/data/OwnerRepository';
import type { PushResult, Retry } from '@/panel/data/sync/ports';
import type { RefusalReason } from '@/panel/domain/refusal';

import type { WriteAnswer } from './database';

/** Our database's own code for an operation that it has already carried out; `details` lists the row ids. */
const REPEATED = 'PT409';

const NOT_ALLOWED = '42501';

/** PostgREST or PostgreSQL does not know a table, column or function: migrations are missing, or PostgREST's cache is outdated. */
const UNKNOWN = /^PGRST2|^42703$/;

/** Whether a repetition with the same values would be refused again. */
export function isFinal(status: number): boolean {
  return [400, 409, 413, 422].includes(status);
}

/** `table`: of an update, whose answer has the whole row. */
export function resultOf({ data, status, error }: WriteAnswer, table?: keyof Catalog): PushResult {
  if (error === null) return resultOfRows(data, status, table);
  const { code = '', details, message } = error;
  if (code === REPEATED) {
    const rowId = Number(/\d+/.exec(details ?? ''));
    return rowId > 0 ? { kind: 'applied', rowId } : retryResult(status, message, code);
  }
  const reason = refusalReason(status, code);
  return reason === undefined
    ? retryResult(status, message, code)
    : { kind: 'refused', reason, message };
}

function refusalReason(status: number, code: string): RefusalReason | undefined {
  if (code === NOT_ALLOWED) return 'policy';
  if (status === 413) return 'tooLarge';
  // Only the database answers with a code. A proxy before it may answer 400 for reasons of its own.
  return isFinal(status) && code !== '' && !UNKNOWN.test(code) ? 'values' : undefined;
}

export function insertResultOf(answer: WriteAnswer, table?: keyof Catalog): PushResult {
  const result = resultOf(answer, table);
  return result.kind === 'notFound'
    ? retryResult(answer.status, 'The answer names no row')
    : result;
}

function resultOfRows(data: unknown, status: number, table?: keyof Catalog): PushResult {
  if (!Array.isArray(data)) return retryResult(status, 'The answer is no list');
  const [row]: unknown[] = data;
  if (row === undefined) return { kind: 'notFound' };
  const rowId = isRecord(row) ? id(row.id) : 0;
  if (!isRecord(row) || rowId === 0) return retryResult(status, 'The answer names no row');
  const stored = table && storedFields(table, row);
  return { kind: 'applied', rowId, createdAt: date(row.created_at), stored };
}

/** The fields as the page shows them. Undefined where an essential one is missing. */
export function storedFields(table: keyof Catalog, row: object): FieldValues | undefined {
  const shown = catalogTables[table].parseRow(row);
  return shown && allFields(table, shown);
}

/**
 * Our database's own codes for a refused request: all other refusals say nothing about the password (D29). The codes of
 * PostgREST and PostgreSQL for a column that is not there: PostgREST's cache may be a minute old. The statuses with which
 * Supabase's gateway answers in place of the database (docs/outside-facts.md).
 */
const REASONS: Partial<Record<string, WaitingReason>> = {
  PT401: 'password',
  PT403: 'password',
  PT429: 'throttled',
  PGRST204: 'outdated',
  '42703': 'outdated',
  '402': 'restricted',
  '429': 'busy',
  '540': 'paused',
};

/** `code` is that of the database; without one the answer is of another server, or there is none. */
export function retryResult(status: number, message: string, code = ''): Retry {
  return { kind: 'retry', status, reason: reasonOf(status, code), message };
}

export function reasonOf(status: number, code: string): WaitingReason {
  const isDown = status < 300 || status === 408 || status >= 500;
  return REASONS[code] ?? REASONS[status] ?? (isDown ? 'unreachable' : 'setup');
}

export function retryLater(error: unknown): Retry {
  return retryResult(0, String(error));
}
