import { isRecord } from '@/data/schema/fields';
import { columnOf, fromRow, relationOf, isRow, type Row, toColumns } from '@/data/schema/rows';
import { allFields } from '@/domain/catalog';
import { type FieldValues, pickFields } from '@/domain/records';
import { fieldsToSend } from '@/panel/data/sync/mutations/applyMutations';
import type { Delete, Update } from '@/panel/data/sync/mutations/mutation';
import type { PushResult } from '@/panel/data/sync/ports';
import type { Database, WriteAnswer } from '@/panel/data/write/database';
import { retryResult, storedFields } from '@/panel/data/write/pushResult';

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

/** What an update means for the row as the database has it. */
export type Comparison =
  | { kind: 'applied'; stored: FieldValues }
  | { kind: 'conflict'; theirs: FieldValues }
  /** `expected`: what these columns have now. */
  | { kind: 'write'; columns: Row; expected: Row };

export function compareRow({ table, item, seen }: Update, row: StoredRow): Comparison {
  const fields = fromRow(row);
  const theirs = storedFields(table, row) ?? allFields(table, isRecord(fields) ? fields : {});
  const wanted = fieldsToSend({ item, seen });
  // A field with the wanted value was written by an earlier attempt.
  const missing = Object.keys(wanted).filter((name) => theirs[name] !== wanted[name]);
  if (missing.some((name) => theirs[name] !== seen[name])) return { kind: 'conflict', theirs };
  if (missing.length === 0) return { kind: 'applied', stored: theirs };
  const columns = toColumns(pickFields(wanted, missing));
  return { kind: 'write', columns, expected: expectedOf(row, missing.map(columnOf)) };
}

function expectedOf(row: StoredRow, columns: readonly string[]): Row {
  const entries = columns.map((column) => ({ [column]: row[column] ?? null }));
  return Object.assign({}, ...entries.filter(isRow));
}
