import type { Coverage, ListTable, Receive } from '@/data/schema/tables';
import type { RestClient } from '@/data/supabase/restClient';
import type { Dated } from '@/domain/fields/field';

import { type ListSoFar, PAGE_SIZE, readNextPage, withEarlier } from './readList';
import { untilIdle } from './untilIdle';

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

export type LaterPages<Item extends Dated> = ReturnType<typeof createLaterPages<Item>>;

/**
 * Reads on where a table's first page ends, one page at a time and after the first paint (D19). A page that fails is
 * logged (specification 8) and read again after a pause.
 */
export function createLaterPages<Item extends Dated>(
  table: ListTable<Item>,
  first: ListSoFar<Item>,
  { client, receive, limit, most }: LaterPagesOptions,
) {
  const pageSize = visitorPageSize(first);
  let list = first;
  /** What had been read before the list was read anew. */
  let earlier: readonly Item[] = [];
  let wanted = first.ids.size;
  let reading: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCopied = false;
  let pause = FIRST_PAUSE_MS;

  function show(coverage: Coverage): void {
    receive(table, withEarlier(list, earlier), list.last === undefined ? 'complete' : coverage);
  }

  /** Several requests where the server returns fewer rows than it is asked for. */
  async function readUntilWanted(): Promise<void> {
    const size = wanted - list.ids.size;
    if (list.last === undefined || size <= 0) return undefined;
    list = await readNextPage(client, table, list, { size, limit });
    return readUntilWanted();
  }

  async function run(): Promise<void> {
    timer = undefined;
    await untilIdle();
    const before = list;
    let isWhole = true;
    try {
      await readUntilWanted();
      pause = FIRST_PAUSE_MS;
    } catch (error) {
      isWhole = false;
      console.error(`${table.name}: the next page could not be loaded`, error);
      timer = setTimeout(start, pause);
      pause = Math.min(pause * 2, LAST_PAUSE_MS);
    }
    reading = undefined;
    // Not a copy of each page: that of a long list takes time to write.
    if (isWhole || list !== before) show(isWhole && !isCopied ? 'partial' : 'loading');
    isCopied ||= isWhole;
  }

  function start(): void {
    reading = run();
  }

  return {
    firstRows: first.firstRows,
    /** What has been read so far, once no page is being read. */
    async list(): Promise<ListSoFar<Item>> {
      await reading;
      return list;
    },
    /** What the owner's half has read beyond it. */
    keep: (longer: ListSoFar<Item>) => void (list = longer),
    /** Begins again with this first page, which was read anew (D36). */
    async renew(beginning: ListSoFar<Item>): Promise<void> {
      await reading;
      earlier = withEarlier(list, earlier);
      list = beginning;
      isCopied = false;
      show('loading');
    },
    /** Does nothing while a page is being read, or is to be read again. */
    readMore(): void {
      const isEnough = isCopied && list.ids.size >= most;
      if (reading || timer !== undefined || isEnough || list.last === undefined) return;
      wanted = list.ids.size + Math.min(pageSize, most - list.ids.size);
      start();
    },
  };
}

function visitorPageSize({ ids, firstRows }: ListSoFar<unknown>): number {
  const bytes = new TextEncoder().encode(JSON.stringify(firstRows)).length;
  const affordable = Math.floor((VISITOR_BYTES / bytes) * ids.size) - ids.size;
  return Math.min(PAGE_SIZE, Math.max(SMALLEST_PAGE, affordable));
}
