import { toRow } from '@/data/schema/rows';
import type { ListTable } from '@/data/schema/tables';
import { type RestClient, unwrapRows } from '@/data/supabase/restClient';

import { newestFirst, PAGE_SIZE } from './readList';

/** Inserts the samples into an empty table (specification 4). False when the database refuses. */
export type Seed = <Item extends { id: number }>(table: ListTable<Item>) => Promise<boolean>;

/** Our database function seeds each table once in its life; without it, the bulk insert of specification 7 does. */
export function createSeeding(client: RestClient, signal: AbortSignal): Seed {
  let call: ReturnType<typeof callSeedFunction> | undefined;
  return async (table) => {
    call ??= callSeedFunction(client, signal);
    const result = await call;
    return result === 'missing' ? insertSamples(client, table, signal) : result === 'done';
  };
}

async function callSeedFunction(
  client: RestClient,
  signal: AbortSignal,
): Promise<'done' | 'missing' | 'refused'> {
  const answer = await client.rpc('seed_samples').abortSignal(signal);
  if (answer.status === 404) return 'missing';
  try {
    unwrapRows(answer);
    return 'done';
  } catch (error) {
    console.error('seed_samples: the database refuses to seed', error);
    return 'refused';
  }
}

/** Removes duplicates afterwards: another browser may have found the table empty at the same moment. */
async function insertSamples<Item extends { id: number }>(
  client: RestClient,
  table: ListTable<Item>,
  signal: AbortSignal,
): Promise<boolean> {
  // Oldest first, so that newest first shows the samples in their own order.
  const rows = table.samples.map((item) => toRow(table.name, item)).toReversed();
  const { error } = await client.from(table.name).insert(rows).abortSignal(signal);
  if (error !== null) {
    console.error(`${table.name}: the database refuses the samples`, error);
    return false;
  }
  const answer = await newestFirst(client, table.name).limit(PAGE_SIZE).abortSignal(signal);
  const ids = duplicatedSamples(table, unwrapRows(answer));
  if (ids.length === 0) return true;
  const removed = await client.from(table.name).delete().in('id', ids).abortSignal(signal);
  if (removed.error) console.error(`${table.name}: duplicated samples stay`, removed.error);
  return true;
}

/** All ids but the lowest of each sample: every browser keeps the same ones, so that exactly one is left. */
function duplicatedSamples<Item extends { id: number }>(
  table: ListTable<Item>,
  rows: readonly unknown[],
): number[] {
  const contentOf = (item: Item) => JSON.stringify(toRow(table.name, item));
  const missing = new Set(table.samples.map(contentOf));
  return rows
    .map(table.parseRow)
    .filter((item) => item !== undefined)
    .filter((item) => missing.has(contentOf(item)))
    .toSorted((one, other) => one.id - other.id)
    .filter((item) => !missing.delete(contentOf(item)))
    .map(({ id }) => id);
}
