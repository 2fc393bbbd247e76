import { relationOf } from '@/data/schema/columns';
import { isRecord } from '@/data/schema/fields';
import type { Delete, Update } from '@/panel/data/sync/mutations/mutation';
import type { PushResult } from '@/panel/data/sync/ports';
import type { Database, WriteAnswer } from '@/panel/data/write/database';
import { retryResult } from '@/panel/data/write/retryResult';

export type StoredRow = Record<string, unknown>;

export const NO_ANSWER = retryResult(0, 'No answer');

/** A policy that hides rows from writes gives the same empty answer as a row that does not exist. */
export const HIDDEN: PushResult = {
  kind: 'retry',
  status: 200,
  reason: 'notWritten',
  message: 'The row exists, but the database has not written it',
};

/** The first row of an answer. */
export function rowOf({ data }: Pick<WriteAnswer, 'data'>): StoredRow | undefined {
  const row: unknown = Array.isArray(data) ? data[0] : undefined;
  return isRecord(row) ? row : undefined;
}

export async function readRow(
  database: Database,
  { table, id, rowId = id }: Update | Delete,
): Promise<StoredRow | null | undefined> {
  const query = database.client.from(relationOf(table)).select('*').eq('id', rowId);
  const { data, error } = await database.send(query);
  if (error !== null || !Array.isArray(data)) return undefined;
  return data.length === 0 ? null : rowOf({ data });
}
