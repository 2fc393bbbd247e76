import { type ListSoFar, newestFirst, PAGE_SIZE, positionOf } from '@/data/supabase/read/readList';
import { type RestClient, unwrapRows } from '@/data/supabase/restClient';
import type { ListName } from '@/domain/catalog';

/** Few enough that other visitors of the database do not wait. */
export const SIDE_BY_SIDE = 4;

interface Page {
  offset: number;
  rows: Promise<unknown[]>;
}

type Progress = Pick<ListSoFar<unknown>, 'ids' | 'total' | 'last'>;

/**
 * Reads several pages of a long list at a time, by offset. Rows that come and go meanwhile would be read twice or never.
 * So each page begins with the last row of the page before; where that row is missing, the pages are dropped.
 */
export function createReadAhead(client: RestClient, table: ListName) {
  let pages: Page[] = [];
  let size = PAGE_SIZE;
  let stop = new AbortController();

  function reset(): void {
    stop.abort();
    stop = new AbortController();
    pages = [];
  }

  async function readAt(offset: number): Promise<unknown[]> {
    const { signal } = stop;
    const range = newestFirst(client, table).range(offset, offset + size - 1);
    return unwrapRows(await range.abortSignal(signal));
  }

  function fill(count: number, total: number): void {
    while (pages.length < SIDE_BY_SIDE) {
      const before = pages.at(-1);
      const offset = before === undefined ? count - 1 : before.offset + size - 1;
      if (offset >= total - 1) return;
      const rows = readAt(offset);
      rows.catch(() => undefined);
      pages.push({ offset, rows });
    }
  }

  return {
    /** Whether so many rows are left that it is worth it. */
    isUseful: ({ ids, total }: Progress) =>
      pages.length > 0 || (Number.isFinite(total) && total - ids.size > PAGE_SIZE),
    reset,
    /** The rows that follow the last one; empty where they are not known, and nothing is said about the end of the list. */
    async next({ ids, total, last }: Progress): Promise<unknown[]> {
      fill(ids.size, total);
      const page = pages.shift();
      if (page === undefined) return [];
      const rows = await page.rows;
      const index = rows.findIndex((row) => positionOf(row)?.id === last?.id);
      const following = index === -1 ? [] : rows.slice(index + 1);
      const isShort = rows.length < size && page.offset + rows.length < total;
      if (isShort) size = Math.max(2, rows.length);
      if (isShort || following.length === 0) reset();
      return following;
    },
  };
}
