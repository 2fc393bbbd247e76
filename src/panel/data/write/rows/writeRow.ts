import { relationOf, type Row, toColumns } from '@/data/schema/rows';
import { fieldsToSend } from '@/panel/data/sync/mutations/applyMutations';
import type { Delete, Update } from '@/panel/data/sync/mutations/mutation';
import type { PushResult } from '@/panel/data/sync/ports';
import type { Database } from '@/panel/data/write/database';
import { resultOf } from '@/panel/data/write/pushResult';

import { compareRow, HIDDEN, NO_ANSWER, readRow } from './storedRow';

const LONGEST_IN_ADDRESS = 100;
const SHOWN_AT_EACH_END = 40;

/** Updates or deletes a row. An update writes the changed columns, and only if nobody else has changed them (D16). */
export async function writeRow(database: Database, mutation: Update | Delete): Promise<PushResult> {
  const { table, rowId = mutation.id } = mutation;
  const first = await writeFirst();
  if (first.kind !== 'notFound') return first;
  const row = await readRow(database, mutation);
  if (row === undefined) return NO_ANSWER;
  if (row === null) return first;
  if (mutation.kind === 'delete') return HIDDEN;
  const comparison = compareRow(mutation, row);
  if (comparison.kind === 'applied') return { ...comparison, rowId };
  if (comparison.kind === 'conflict') return comparison;
  const second = await patch(comparison.columns, comparison.expected);
  return second.kind === 'notFound' ? HIDDEN : second;

  async function writeFirst(): Promise<PushResult> {
    if (mutation.kind === 'delete') {
      const deletion = database.client.from(table).delete().eq('id', rowId).select('id');
      return resultOf(await database.send(deletion, mutation));
    }
    if (Object.keys(mutation.seen).length === 0) return { kind: 'applied', rowId };
    const expected = toColumns(mutation.seen);
    if (hasLongText(expected)) return { kind: 'notFound' };
    return patch(toColumns(fieldsToSend(mutation)), expected);
  }

  async function patch(columns: Row, expected: Row): Promise<PushResult> {
    const query = database.client.from(relationOf(table)).update<Row>(columns).eq('id', rowId);
    const answer = await database.send(onlyRowsWith(query, expected).select('*'), mutation);
    return resultOf(answer, table);
  }
}

interface Filters {
  eq: (column: string, value: unknown) => this;
  is: (column: string, value: null) => this;
  like: (column: string, pattern: string) => this;
}

/** Only rows that still have these values. Of a long text the two ends are compared, so it must be read before. */
export function onlyRowsWith<Query extends Filters>(query: Query, expected: Row): Query {
  return Object.entries(expected).reduce((filtered, [column, value]) => {
    if (value === null) return filtered.is(column, null);
    if (isLong(value)) return filtered.like(column, endsOf(value));
    return filtered.eq(column, value);
  }, query);
}

function hasLongText(expected: Row): boolean {
  return Object.values(expected).some(isLong);
}

function isLong(value: Row[string]): value is string {
  return typeof value === 'string' && value.length > LONGEST_IN_ADDRESS;
}

/** A LIKE pattern; `_` for the characters that have a meaning in patterns or in PostgREST. */
function endsOf(text: string): string {
  const characters = Array.from(text.replaceAll(/[%_*\\]/g, '_'));
  const begin = characters.slice(0, SHOWN_AT_EACH_END).join('');
  return `${begin}%${characters.slice(-SHOWN_AT_EACH_END).join('')}`;
}
