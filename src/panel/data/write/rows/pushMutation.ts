import { fromRow } from '@/data/schema/columns';
import { type Row, toRow } from '@/data/schema/rows';
import { findInsertedRow } from '@/panel/data/sync/mutations/applyMutations';
import { type Insert, parseItem } from '@/panel/data/sync/mutations/mutation';
import type { PushMutation, PushResult } from '@/panel/data/sync/ports';
import type { Database } from '@/panel/data/write/database';
import { insertResultOf } from '@/panel/data/write/pushResult';

import { NO_ANSWER } from './readRow';
import { saveContact } from './saveContact';
import { writeRow } from './writeRow';

export function createPushMutation(database: Database): PushMutation {
  let hasPlainTables: boolean | undefined;

  /** Our database knows a repeated insert by its mutation id; in plain tables its row is looked for. */
  async function repeatInsert(mutation: Insert): Promise<PushResult> {
    hasPlainTables ??= await findPlainTables(database);
    if (hasPlainTables === undefined) return NO_ANSWER;
    if (!hasPlainTables) return insert(mutation);
    const rowId = await findInserted(database, mutation);
    if (rowId === undefined) return NO_ANSWER;
    return rowId === null ? insert(mutation) : { kind: 'applied', rowId };
  }

  async function insert(mutation: Insert): Promise<PushResult> {
    const { table, item } = mutation;
    const row = toRow(table, item);
    const insertRow = async (columns: Row) => {
      const query = database.client.from(table).insert<Row>(columns).select('id,created_at');
      return database.send(query, mutation);
    };
    const createdAt = 'createdAt' in item ? item.createdAt : undefined;
    if (createdAt === undefined) return insertResultOf(await insertRow(row));
    const answer = await insertRow({ ...row, created_at: createdAt });
    const isRefused = DATE_REFUSED.has(answer.error?.code ?? '');
    return insertResultOf(isRefused ? await insertRow(row) : answer);
  }

  return async (mutation, isRepeated) => {
    if (mutation.kind === 'insert') return isRepeated ? repeatInsert(mutation) : insert(mutation);
    return mutation.table === 'contact' && mutation.kind === 'update'
      ? saveContact(database, mutation)
      : writeRow(database, mutation);
  };
}

/**
 * No right to choose `created_at` (databases without our latest migration), no such column, or a generated one. The
 * item then comes back at the top.
 */
const DATE_REFUSED = new Set(['42501', 'PGRST204', '428C9']);

/**
 * Whether the database has the tables and nothing else: then it knows no mutation ids. Undefined without an answer.
 * Our own function is called by GET, which changes nothing: only a database without it answers 404.
 */
async function findPlainTables(database: Database): Promise<boolean | undefined> {
  const query = database.client.rpc('catalog_state', {}, { get: true });
  const { status, error } = await database.send(query);
  // Without a code these come from a proxy before the database, and say nothing about it.
  const isTurnedAway = [402, 408, 429].includes(status) && !error?.code;
  return status === 0 || status >= 500 || isTurnedAway ? undefined : status === 404;
}

const LOOK_BACK = 100;

async function findInserted(
  database: Database,
  mutation: Insert,
): Promise<number | null | undefined> {
  const newest = database.client
    .from(mutation.table)
    .select('*')
    .order('id', { ascending: false })
    .limit(LOOK_BACK);
  const { data, error } = await database.send(newest);
  if (error !== null || !Array.isArray(data)) return undefined;
  const rows = data.flatMap((row) => parseItem(mutation.table, fromRow(row)) ?? []);
  return findInsertedRow(rows, mutation)?.id ?? null;
}
