import type { Receive, ListTable } from '@/data/schema/tables';
import { type RestClient, unwrapRows, withinLimit } from '@/data/supabase/restClient';

import { createReadAhead, SIDE_BY_SIDE } from './readAhead';
import { type ListSoFar, newestFirst, PAGE_SIZE, type Position, withPage } from './readList';

/**
 * Reads on where a table's first page ends: one page more for a visitor (D19), or everything, for the owner. Rejects when
 * a page fails; the next call goes on from there. `onRead` gets the number of items, at first and after each page.
 */
export type ReadMore = (amount: 'page' | 'all', onRead?: (count: number) => void) => Promise<void>;

/** Most bytes of JSON in the first two pages of a list. Where texts are long, the second page is shorter. */
const VISITOR_BYTES = 320_000;
const SMALLEST_PAGE = 20;

const FIRST_PAUSE_MS = 5000;
const LAST_PAUSE_MS = 300_000;

export interface LaterPagesOptions {
  client: RestClient;
  receive: Receive;
  limit: number;
  /** How many rows a visitor may ever see. */
  most: number;
}

/**
 * Pages after the first. A page that fails is logged (specification 8) and read again after a pause. Asking for a page
 * while one is being read does nothing.
 */
export function createLaterPages<Item>(
  table: ListTable<Item>,
  first: ListSoFar<Item>,
  { client, receive, limit, most }: LaterPagesOptions,
): ReadMore {
  const pageSize = visitorPageSize(first);
  const ahead = createReadAhead(client, table.name);
  let list = first;
  let shownCount = first.items.length;
  let report: (count: number) => void = ignore;
  let wanted = 0;
  let isCopied = false;
  let running: Promise<void> | undefined;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function readAfter(last: Position): Promise<unknown[]> {
    const size = Math.min(PAGE_SIZE, wanted - list.ids.size);
    const page = newestFirst(client, table.name).or(rowsAfter(last)).limit(size);
    return withinLimit(limit, async (signal) => unwrapRows(await page.abortSignal(signal)));
  }

  /** Empty where pages are to be read one after the other. */
  async function readAheadOf(last: Position): Promise<unknown[]> {
    if (wanted < list.total || !ahead.isUseful(list)) return [];
    return withinLimit(limit * SIDE_BY_SIDE, async () => ahead.next(list, last));
  }

  function show(): void {
    if (list.items.length === shownCount) return;
    shownCount = list.items.length;
    receive(table, list.items, 'loading');
  }

  async function readPages(): Promise<void> {
    const { last } = list;
    if (last === undefined || list.ids.size >= wanted) return undefined;
    const rows = await readAheadOf(last);
    list = withPage(list, rows.length > 0 ? rows : await readAfter(last), table.parseRow);
    report(list.items.length);
    // Each update redraws: a list of fifty pages is shown six times.
    if (list.items.length >= 2 * shownCount) show();
    pause = FIRST_PAUSE_MS;
    return readPages();
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    try {
      await readPages().finally(show);
      running = undefined;
    } catch (error) {
      running = undefined;
      ahead.reset();
      console.error(`${table.name}: the next page could not be loaded`, error);
      timer = setTimeout(() => void readUntil(wanted).catch(ignore), pause);
      pause = Math.min(pause * 2, LAST_PAUSE_MS);
      throw error;
    }
    if (list.last === undefined) receive(table, list.items, 'complete');
    // Not after each page: a copy of a long list takes time to write.
    else if (!isCopied) receive(table, list.items, 'partial');
    isCopied = true;
  }

  async function readUntil(rowCount: number): Promise<void> {
    wanted = Math.max(wanted, rowCount);
    if (list.last === undefined && running === undefined) return undefined;
    running ??= run();
    return running;
  }

  return async (amount, onRead = ignore) => {
    if (amount === 'all') {
      report = onRead;
      report(list.items.length);
      return readUntil(Number.POSITIVE_INFINITY);
    }
    if (running !== undefined || timer !== undefined) return undefined;
    const { size } = list.ids;
    return readUntil(size + Math.min(pageSize, most - size));
  };
}

const ignore = () => undefined;

function visitorPageSize({ ids, firstRows }: ListSoFar<unknown>): number {
  const bytes = new TextEncoder().encode(JSON.stringify(firstRows)).length;
  const affordable = Math.floor((VISITOR_BYTES / bytes) * ids.size) - ids.size;
  return Math.min(PAGE_SIZE, Math.max(SMALLEST_PAGE, affordable));
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
