import type { ListTable } from '@/data/schema/tables';
import type { RestClient } from '@/data/supabase/restClient';
import { rowsOf } from '@/data/supabase/unwrapRows';

import { FIRST_PAGE_SIZE } from './firstReads';
import { rowsAfter } from './keyset';
import { type RowsSoFar, withPage } from './rowsSoFar';

/** Supabase's own limit per answer. A server with a lower one is read in smaller steps. */
export const PAGE_SIZE = 1000;

/** A list as far as it has been read, newest first. */
export interface ListSoFar<Item> {
  items: readonly Item[];
  /** No rows at all, not even unusable ones. */
  empty: boolean;
  /** Reads the list with one page more. Undefined once the list is complete. */
  readOn: ((signal: AbortSignal) => Promise<ListSoFar<Item>>) | undefined;
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
  return extend(nothing, rowsOf(first));

  function extend(before: RowsSoFar<Item>, page: readonly unknown[]): ListSoFar<Item> {
    const rows = withPage(before, page, table.fromRow);
    const { items, ids, last } = rows;
    // A page without new rows ends the list below the counted total too: others may have deleted rows meanwhile.
    const complete = ids.size >= total || ids.size === before.ids.size;
    if (complete || last === undefined) return { items, empty: ids.size === 0, readOn: undefined };
    return {
      items,
      empty: false,
      readOn: async (nextSignal) => {
        const next = await newestFirst(client, table.name)
          .or(rowsAfter(last))
          .limit(PAGE_SIZE)
          .abortSignal(nextSignal);
        return extend(rows, rowsOf(next));
      },
    };
  }
}

/** Rows of one bulk insert share their date; the id gives them one order all the same (D11). */
export function newestFirst(client: RestClient, table: string, options?: { count: 'exact' }) {
  return client
    .from(table)
    .select('*', options)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false });
}
