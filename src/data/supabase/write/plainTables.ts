import { listTables } from '@/data/schema/tables';
import { findLanded } from '@/data/sync/findLanded';
import type { ItemChange } from '@/data/sync/mutation';
import type { ListName } from '@/domain/catalog';

import type { Ask } from './sendRequest';
import type { WriteClient } from './writeClient';

/** Among how many of the newest rows an insert without an answer is looked for. */
const LOOK_BACK = 100;

/**
 * Whether the database has the tables and nothing else: then operation ids mean nothing to it. Undefined without an
 * answer. Our own function is asked for by GET, which carries nothing out: only a stranger answers 404.
 */
export async function arePlainTables(client: WriteClient, ask: Ask): Promise<boolean | undefined> {
  const query = client.rpc('replace_brands', { items: '[]', base_ids: [] }, { get: true });
  const { status, error } = await ask(query);
  // Without a code these come from what stands before the database, and say nothing about it.
  const isTurnedAway = [408, 429].includes(status) && !error?.code;
  return status === 0 || status >= 500 || isTurnedAway ? undefined : status === 404;
}

/** The row that an insert has made of which nobody knows. Null where there is none, undefined without an answer. */
export async function findInserted<List extends ListName>(
  client: WriteClient,
  ask: Ask,
  change: ItemChange<List>,
): Promise<number | null | undefined> {
  const newest = client
    .from(change.table)
    .select('*')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(LOOK_BACK);
  const { data, error } = await ask(newest);
  if (error !== null || !Array.isArray(data)) return undefined;
  const { fromRow } = listTables[change.table];
  const rows = data.flatMap((row) => fromRow(row) ?? []);
  return findLanded(rows, change)?.id ?? null;
}
