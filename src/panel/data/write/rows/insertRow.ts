import { type Row, toRow } from '@/data/schema/rows';
import type { Catalog } from '@/domain/catalog';
import { findInsertedRow } from '@/panel/data/sync/mutations/applyMutations';
import { type Insert, parseItem } from '@/panel/data/sync/mutations/mutation';
import type { PushResult } from '@/panel/data/sync/ports';
import type { Database } from '@/panel/data/write/database';
import { insertResultOf } from '@/panel/data/write/pushResult';

import { NO_ANSWER } from './storedRow';

export function createInsertRow(database: Database): (mutation: Insert) => Promise<PushResult> {
  let hasPlainTables: boolean | undefined;

  async function insert(mutation: Insert): Promise<PushResult> {
    const row = newRow(mutation.table, mutation.item);
    const query = database.client.from(mutation.table).insert<Row>(row).select('id,created_at');
    return insertResultOf(await database.send(query, mutation));
  }

  /** An earlier attempt may have made the row. Our database knows it by the mutation id; in plain tables it is looked for. */
  return async (mutation) => {
    if (mutation.status !== 'inFlight') return insert(mutation);
    hasPlainTables ??= await findPlainTables(database);
    if (hasPlainTables === undefined) return NO_ANSWER;
    if (!hasPlainTables) return insert(mutation);
    const rowId = await findInserted(database, mutation);
    if (rowId === undefined) return NO_ANSWER;
    return rowId === null ? insert(mutation) : { kind: 'applied', rowId };
  };
}

/** The columns of a new row. An item that comes back has its old date, and so its old place (D11). */
export function newRow(table: keyof Catalog, item: object): Row {
  const { createdAt }: { createdAt?: string } = item;
  return { ...toRow(table, item), ...(createdAt !== undefined && { created_at: createdAt }) };
}

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
  const rows = data.flatMap((row) => parseItem(mutation.table, row) ?? []);
  return findInsertedRow(rows, mutation)?.id ?? null;
}
