import { id, isRecord } from '@/data/schema/fields';
import type { ListTable } from '@/data/schema/tables';
import { listOfRows, type RestClient, unwrapRows, withinLimit } from '@/data/supabase/restClient';
import { byNewest } from '@/domain/catalog';
import type { Dated } from '@/domain/fields/field';

import type { FirstRows, FirstTables, TableName } from './firstPage';

export const FIRST_PAGE_SIZE = 60;

const NEWEST_FIRST = { ascending: false };

/** Supabase's own limit per answer. A server with a lower limit is read in smaller steps. */
export const PAGE_SIZE = 1000;

export interface ListSoFar<Item> {
  items: readonly Item[];
  /** The ids of all rows that were read, also of those that cannot be shown. */
  ids: ReadonlySet<number>;
  /** The last row that was read, where rows follow it. */
  last: Position | undefined;
  total: number;
  firstRows: readonly unknown[];
}

export interface FirstReader {
  client: RestClient;
  firstPage?: FirstTables | undefined;
  signal: AbortSignal;
}

/** The first page of a table: from the page's own request, or asked for now. */
export async function readRows(
  { client, firstPage, signal }: FirstReader,
  table: TableName,
): Promise<{ rows: readonly unknown[]; total: number }> {
  const { rows, total } = (await firstPage?.[table]) ?? (await readFirst(client, table, signal));
  return { rows: listOfRows(rows), total };
}

/** The beginning of a list; of the contact details the latest record. */
async function readFirst(
  client: RestClient,
  table: TableName,
  signal: AbortSignal,
): Promise<FirstRows> {
  const isContact = table === 'contact_info';
  const answer = await client
    .from(table)
    .select('*', { count: 'exact' })
    .order(isContact ? 'updated_at' : 'created_at', NEWEST_FIRST)
    .order('id', NEWEST_FIRST)
    .limit(isContact ? 1 : FIRST_PAGE_SIZE)
    .abortSignal(signal);
  return { rows: unwrapRows(answer), total: answer.count ?? Number.NaN };
}

/** The first page of a list: small, so that a slow network shows something early. */
export async function readList<Item extends Dated>(
  reader: FirstReader,
  { name, parseRow }: ListTable<Item>,
): Promise<ListSoFar<Item>> {
  const { rows, total } = await readRows(reader, name);
  // PostgREST counts; another server may not. Then a page that is not full is the only one.
  const uncounted = rows.length < FIRST_PAGE_SIZE ? rows.length : Number.POSITIVE_INFINITY;
  const nothing: ListSoFar<Item> = {
    items: [],
    ids: new Set(),
    last: undefined,
    total: Number.isFinite(total) ? total : uncounted,
    firstRows: rows,
  };
  return withPage(nothing, rows, parseRow);
}

/** Rows of one bulk insert have the same date; the id gives them one order (D11). */
export function newestFirst(client: RestClient, table: string) {
  return client.from(table).select('*').order('created_at', NEWEST_FIRST).order('id', NEWEST_FIRST);
}

/** The list with one page more, of at most `size` rows. `limit` in milliseconds. */
export async function readNextPage<Item extends Dated>(
  client: RestClient,
  table: ListTable<Item>,
  list: ListSoFar<Item>,
  { size, limit }: { size: number; limit: number },
): Promise<ListSoFar<Item>> {
  if (list.last === undefined) return list;
  const page = newestFirst(client, table.name).or(rowsAfter(list.last)).limit(size);
  const rows = await withinLimit(limit, async (signal) =>
    unwrapRows(await page.abortSignal(signal)),
  );
  return withPage(list, rows, table.parseRow);
}

/**
 * The filter for the rows that follow. Unlike an offset it neither skips nor repeats a row when others come and go
 * between two pages. Rows without a date come first: PostgreSQL sorts null as the highest.
 */
function rowsAfter({ id: last, createdAt }: Position): string {
  return createdAt === null
    ? `and(created_at.is.null,id.lt.${last}),created_at.not.is.null`
    : `created_at.lt."${createdAt}",and(created_at.eq."${createdAt}",id.lt.${last})`;
}

/** Adds a page of rows, each row once. Throws where the page is not empty and holds no row. */
export function withPage<Item>(
  before: ListSoFar<Item>,
  page: readonly unknown[],
  parseRow: (row: unknown) => Item | undefined,
): ListSoFar<Item> {
  const { total } = before;
  const ids = new Set(before.ids);
  const { size } = ids;
  const added: Item[] = [];
  let last: Position | undefined;

  for (const row of page) {
    const position = positionOf(row);
    if (position === undefined) continue;
    last = position;
    if (ids.has(position.id)) continue;
    ids.add(position.id);
    const item = parseRow(row);
    if (item !== undefined) added.push(item);
  }

  if (last === undefined && page.length > 0) throw new TypeError('The answer holds no rows');
  // A page without new rows also ends a list below the counted total: rows may have been deleted meanwhile.
  const isComplete = ids.size >= total || ids.size === size;
  const items = added.length === 0 ? before.items : before.items.concat(added);
  return { ...before, items, ids, last: isComplete ? undefined : last };
}

/** The items of the list, and behind them those of `earlier` that follow: a visitor may be looking at them. */
export function withEarlier<Item extends Dated>(
  { items, ids, last }: ListSoFar<Item>,
  earlier: readonly Item[],
): readonly Item[] {
  const end = last && items.at(-1);
  if (end === undefined) return items;
  return items.concat(earlier.filter((item) => !ids.has(item.id) && byNewest(end, item) < 0));
}

interface Position {
  id: number;
  createdAt: string | null;
}

export function positionOf(row: unknown): Position | undefined {
  if (!isRecord(row) || id(row.id) === 0) return undefined;
  const { created_at: createdAt } = row;
  return { id: id(row.id), createdAt: typeof createdAt === 'string' ? createdAt : null };
}
