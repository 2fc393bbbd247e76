import { id, isRecord } from '@/data/schema/fields';
import type { ListTable } from '@/data/schema/tables';
import { type RestClient, unwrapRows } from '@/data/supabase/restClient';

import { FIRST_PAGE_SIZE } from './firstReads';

/** Supabase's own limit per answer. A server with a lower limit is read in smaller steps. */
export const PAGE_SIZE = 1000;

export interface ListSoFar<Item> {
  items: readonly Item[];
  empty: boolean;
  /** Reads one page more. Undefined once the list is complete. */
  readNext: ((signal: AbortSignal) => Promise<ListSoFar<Item>>) | undefined;
}

/** The first page of a list: small, so that a slow network shows something early. */
export async function readList<Item>(
  client: RestClient,
  table: ListTable<Item>,
  signal: AbortSignal,
): Promise<ListSoFar<Item>> {
  const first = await newestFirst(client, table.name, { count: 'exact' })
    .limit(FIRST_PAGE_SIZE)
    .abortSignal(signal);
  const total = first.count ?? Number.POSITIVE_INFINITY;
  const nothing: RowsSoFar<Item> = { items: [], ids: new Set() };
  return extend(nothing, unwrapRows(first));

  function extend(before: RowsSoFar<Item>, page: readonly unknown[]): ListSoFar<Item> {
    const rows = withPage(before, page, table.parseRow);
    const { items, ids, last } = rows;
    // A page without new rows also ends a list below the counted total: rows may have been deleted meanwhile.
    const isComplete = ids.size >= total || ids.size === before.ids.size;
    if (isComplete || last === undefined) {
      return { items, empty: ids.size === 0, readNext: undefined };
    }
    return {
      items,
      empty: false,
      readNext: async (nextSignal) => {
        const next = await newestFirst(client, table.name)
          .or(rowsAfter(last))
          .limit(PAGE_SIZE)
          .abortSignal(nextSignal);
        return extend(rows, unwrapRows(next));
      },
    };
  }
}

/** Rows of one bulk insert have the same date; the id gives them one order (D11). */
export function newestFirst(client: RestClient, table: string, options?: { count: 'exact' }) {
  return client
    .from(table)
    .select('*', options)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false });
}

interface RowsSoFar<Item> {
  items: readonly Item[];
  ids: ReadonlySet<number>;
  last?: Position;
}

/** Adds a page of rows, each row once. Throws where the page is not empty and holds no row. */
function withPage<Item>(
  before: RowsSoFar<Item>,
  page: readonly unknown[],
  parseRow: (row: unknown) => Item | undefined,
): RowsSoFar<Item> {
  const items = [...before.items];
  const ids = new Set(before.ids);
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

  if (last !== undefined) return { items, ids, last };
  if (page.length > 0) throw new TypeError('The answer holds no rows');
  return before;
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

/**
 * The filter for the rows that follow. Unlike an offset it neither skips nor repeats a row when others come and go
 * between two pages. Rows without a date come first: PostgreSQL sorts null as the highest.
 */
export function rowsAfter({ id: last, createdAt }: Position): string {
  return createdAt === null
    ? `and(created_at.is.null,id.lt.${last}),created_at.not.is.null`
    : `created_at.lt."${createdAt}",and(created_at.eq."${createdAt}",id.lt.${last})`;
}
