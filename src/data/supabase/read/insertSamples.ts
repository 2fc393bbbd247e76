import type { ListTable } from '@/data/schema/tables';
import type { RestClient } from '@/data/supabase/restClient';
import { rowsOf } from '@/data/supabase/unwrapRows';

import { newestFirst, PAGE_SIZE } from './readList';

/**
 * Inserts the samples, then removes doubles: another browser may have found the table empty at the same moment.
 * False when the insert is refused; rejects when the doubles cannot be looked for.
 */
export async function insertSamples<Item extends { id: number }>(
  client: RestClient,
  table: ListTable<Item>,
  signal: AbortSignal,
): Promise<boolean> {
  // Oldest first, so that newest first shows the samples in their own order.
  const rows = table.samples.map(table.toRow).toReversed();
  const { error } = await client.from(table.name).insert(rows).abortSignal(signal);
  if (error !== null) {
    console.error(`${table.name}: the database refuses the samples`, error);
    return false;
  }
  const answer = await newestFirst(client, table.name).limit(PAGE_SIZE).abortSignal(signal);
  await deleteRows(client, table.name, doubledSamples(table, rowsOf(answer)), signal);
  return true;
}

/**
 * The ids of sample rows that stand in the table more than once, without the lowest of each. Every browser keeps the
 * same ones, whoever inserted them, so the last to look leaves exactly one.
 */
function doubledSamples<Item extends { id: number }>(
  table: ListTable<Item>,
  rows: readonly unknown[],
): number[] {
  const contentOf = (item: Item) => JSON.stringify(table.toRow(item));
  const wanted = new Set(table.samples.map(contentOf));
  return rows
    .map(table.fromRow)
    .filter((item) => item !== undefined)
    .filter((item) => wanted.has(contentOf(item)))
    .toSorted((one, other) => one.id - other.id)
    .filter((item) => !wanted.delete(contentOf(item)))
    .map(({ id }) => id);
}

async function deleteRows(
  client: RestClient,
  table: string,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  if (ids.length === 0) return;
  const { error } = await client.from(table).delete().in('id', ids).abortSignal(signal);
  if (error !== null) console.error(`${table}: doubled samples stay`, error);
}
