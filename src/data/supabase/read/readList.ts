import { id, isRecord } from '@/data/schema/fields';
import type { ListTable } from '@/data/schema/tables';
import { type RestClient, unwrapRows } from '@/data/supabase/restClient';

import { FIRST_PAGE_SIZE } from './firstPage';

/** Supabase's own limit per answer. A server with a lower limit is read in smaller steps. */
export const PAGE_SIZE = 1000;

export interface ListSoFar<Item> {
  items: readonly Item[];
  /** The ids of all rows that were read, also of those that cannot be shown. */
  ids: Set<number>;
  /** The last row that was read, where rows follow it. */
  last: Position | undefined;
  total: number;
  firstRows: readonly unknown[];
}

/** The first page of a list: small, so that a slow network shows something early. */
export async function readList<Item>(
  client: RestClient,
  table: ListTable<Item>,
  signal: AbortSignal,
): Promise<ListSoFar<Item>> {
  const answer = await newestFirst(client, table.name, { count: 'exact' })
    .limit(FIRST_PAGE_SIZE)
    .abortSignal(signal);
  return startList(table, unwrapRows(answer), answer.count ?? Number.NaN);
}

/** A list with this first page. `total` is NaN where the server has not counted. */
export function startList<Item>(
  { parseRow }: ListTable<Item>,
  rows: readonly unknown[],
  total: number,
): ListSoFar<Item> {
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
export function newestFirst(client: RestClient, table: string, options?: { count: 'exact' }) {
  return client
    .from(table)
    .select('*', options)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false });
}

/** Adds a page of rows, each row once. Throws where the page is not empty and holds no row. */
export function withPage<Item>(
  before: ListSoFar<Item>,
  page: readonly unknown[],
  parseRow: (row: unknown) => Item | undefined,
): ListSoFar<Item> {
  const { ids, total } = before;
  const { size } = ids;
  const items = [...before.items];
  let last: Position | undefined;

  for (const row of page) {
    const position = positionOf(row);
    if (position === undefined) continue;
    last = position;
    if (ids.has(position.id)) continue;
    ids.add(position.id);
    const item = parseRow(row);
    if (item !== undefined) items.push(item);
  }

  if (last === undefined && page.length > 0) throw new TypeError('The answer holds no rows');
  // A page without new rows also ends a list below the counted total: rows may have been deleted meanwhile.
  const isComplete = ids.size >= total || ids.size === size;
  return { ...before, items, last: isComplete ? undefined : last };
}

export interface Position {
  id: number;
  createdAt: string | null;
}

export function positionOf(row: unknown): Position | undefined {
  if (!isRecord(row) || id(row.id) === 0) return undefined;
  const { created_at: createdAt } = row;
  return { id: id(row.id), createdAt: typeof createdAt === 'string' ? createdAt : null };
}
