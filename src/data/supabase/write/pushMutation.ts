import { isRecord } from '@/data/schema/fields';
import { type Row, toContactRow, toRow } from '@/data/schema/rows';
import { listTables } from '@/data/schema/tables';
import { findInsertedRow } from '@/data/sync/applyMutations';
import {
  type ContactMutation,
  firstSentOf,
  type InsertMutation,
  isDeletion,
  type RowMutation,
} from '@/data/sync/mutation';
import type { PushMutation, PushResult } from '@/data/sync/ports';

import { insertResultOf, resultOf } from './pushResult';
import { HIDDEN, NO_ANSWER, readRow } from './readRow';
import type { SendRequest, WriteClient } from './sendRequest';

export function createPushMutation(client: WriteClient, sendRequest: SendRequest): PushMutation {
  let hasPlainTables: boolean | undefined;

  /** Our database knows a repeated insert by its mutation id; in plain tables its row is looked for. */
  async function repeatInsert(mutation: InsertMutation): Promise<PushResult> {
    hasPlainTables ??= await findPlainTables(client, sendRequest);
    if (hasPlainTables === undefined) return NO_ANSWER;
    if (!hasPlainTables) return insert(mutation);
    const rowId = await findInserted(client, sendRequest, mutation);
    if (rowId === undefined) return NO_ANSWER;
    return rowId === null ? insert(mutation) : { kind: 'appliedBefore', rowId };
  }

  async function insert(mutation: InsertMutation): Promise<PushResult> {
    const { table, item } = mutation;
    // An item that was deleted since is inserted as it was at first, only to learn its id: later values may be rejected.
    const values = isDeletion(mutation) ? (firstSentOf(mutation)?.item ?? item) : item;
    const query = client.from(table).insert<Row>(toRow(table, values)).select('id');
    return insertResultOf(await sendRequest(query, mutation));
  }

  return async (mutation, isRepeated) => {
    if (mutation.table === 'contact') return saveContact(client, sendRequest, mutation);
    if (mutation.kind === 'insert') return isRepeated ? repeatInsert(mutation) : insert(mutation);
    return writeRow(client, sendRequest, mutation);
  };
}

async function writeRow(
  client: WriteClient,
  sendRequest: SendRequest,
  mutation: RowMutation,
): Promise<PushResult> {
  const { table, item, rowId } = mutation;
  const rows = client.from(table);
  const write = mutation.kind === 'delete' ? rows.delete() : rows.update<Row>(toRow(table, item));
  const result = resultOf(await sendRequest(write.eq('id', rowId).select('id'), mutation));
  if (result.kind !== 'notFound') return result;
  const row = await readRow(client, sendRequest, mutation);
  if (row === undefined) return NO_ANSWER;
  return row === null ? result : HIDDEN;
}

/**
 * Whether the database has the tables and nothing else: then it knows no mutation ids. Undefined without an answer.
 * Our own function is called by GET, which changes nothing: only a database without it answers 404.
 */
async function findPlainTables(
  client: WriteClient,
  sendRequest: SendRequest,
): Promise<boolean | undefined> {
  const query = client.rpc('replace_brands', { items: '[]', base_ids: [] }, { get: true });
  const { status, error } = await sendRequest(query);
  // Without a code these come from a proxy before the database, and say nothing about it.
  const isTurnedAway = [408, 429].includes(status) && !error?.code;
  return status === 0 || status >= 500 || isTurnedAway ? undefined : status === 404;
}

const LOOK_BACK = 100;

/** The row of an unanswered insert. Null where there is none, undefined without an answer. */
async function findInserted(
  client: WriteClient,
  sendRequest: SendRequest,
  mutation: InsertMutation,
): Promise<number | null | undefined> {
  const newest = client
    .from(mutation.table)
    .select('*')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(LOOK_BACK);
  const { data, error } = await sendRequest(newest);
  if (error !== null || !Array.isArray(data)) return undefined;
  const { parseRow } = listTables[mutation.table];
  const rows = data.flatMap((row) => parseRow(row) ?? []);
  return findInsertedRow(rows, mutation)?.id ?? null;
}

/** Updates the contact record that the shop shows, or inserts the first one (specification 7). */
async function saveContact(
  client: WriteClient,
  sendRequest: SendRequest,
  mutation: ContactMutation,
): Promise<PushResult> {
  const { contact } = mutation;
  const records = client.from('contact_info');
  const latest = await sendRequest(
    records
      .select('id, updated_at')
      .order('updated_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(1),
  );
  let found = resultOf(latest);
  if (found.kind === 'notFound') {
    const first = records.insert<Row>(toContactRow(contact, new Date())).select('id');
    const inserted = insertResultOf(await sendRequest(first, mutation));
    if (inserted.kind !== 'appliedBefore') return inserted;
    // An earlier attempt has arrived meanwhile, perhaps with older details.
    found = { ...inserted, kind: 'applied' };
  }
  if (found.kind !== 'applied') return found;
  const row = toContactRow(contact, dateAfter(latest.data));
  const update = records.update<Row>(row).eq('id', found.rowId).select('id');
  // Without a row it was deleted meanwhile, or a policy of the database hides it from updates: try again later.
  return insertResultOf(await sendRequest(update, mutation));
}

/** Now, or just after the record's own date where another computer's clock is ahead: the latest date is shown. */
function dateAfter(rows: unknown): Date {
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
  const before = isRecord(row) ? Date.parse(String(row.updated_at)) : Number.NaN;
  return new Date(Math.max(Date.now(), Number.isNaN(before) ? 0 : before + 1));
}
