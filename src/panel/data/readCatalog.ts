import { type ListTable, listTables, type Receive } from '@/data/schema/tables';
import type { FirstTables } from '@/data/supabase/read/firstPage';
import type { LaterPages } from '@/data/supabase/read/laterPages';
import { type LoadedLists, readContact, readShop } from '@/data/supabase/read/loadTables';
import {
  type ListSoFar,
  PAGE_SIZE,
  readList as readFirstPage,
  readNextPage,
  withPage,
} from '@/data/supabase/read/readList';
import { type RestClient, withinLimit } from '@/data/supabase/restClient';
import type { Catalog } from '@/domain/catalog';
import type { Dated } from '@/domain/fields/field';

import { createReadAhead, SIDE_BY_SIDE } from './readAhead';

export interface ListReader {
  client: RestClient;
  /** The time for each page in milliseconds. */
  limit: number;
}

/** Reads a list to its end, several pages at a time where it is long. A later call can go on from what `onPage` gets. */
export async function readToEnd<Item extends Dated>(
  { client, limit }: ListReader,
  table: ListTable<Item>,
  start: ListSoFar<Item>,
  onPage?: (list: ListSoFar<Item>) => void,
): Promise<readonly Item[]> {
  const ahead = createReadAhead(client, table.name);

  async function readPage(list: ListSoFar<Item>): Promise<ListSoFar<Item>> {
    const isLong = ahead.isUseful(list);
    const rows = isLong
      ? await withinLimit(limit * SIDE_BY_SIDE, async () => ahead.next(list))
      : [];
    return rows.length > 0
      ? withPage(list, rows, table.parseRow)
      : readNextPage(client, table, list, { size: PAGE_SIZE, limit });
  }

  async function readOn(list: ListSoFar<Item>): Promise<readonly Item[]> {
    onPage?.(list);
    return list.last === undefined ? list.items : readOn(await readPage(list));
  }

  return readOn(start).finally(ahead.reset);
}

/** All lists as they are now. Nothing is seeded, and no copy replaces what cannot be read: then it rejects. */
export async function readCatalog(
  reader: ListReader,
  askShop: (signal: AbortSignal) => FirstTables['shop_info'],
): Promise<Catalog> {
  const { client, limit } = reader;
  const readWhole = async <Item extends Dated>(table: ListTable<Item>) =>
    readToEnd(
      reader,
      table,
      await withinLimit(limit, (signal) => readFirstPage({ client, signal }, table)),
    );

  const [products, brands, slides, contact, shop] = await Promise.all([
    readWhole(listTables.products),
    readWhole(listTables.brands),
    readWhole(listTables.slides),
    withinLimit(limit, (signal) => readContact({ client, signal })),
    withinLimit(limit, (signal) => readShop(askShop(signal))),
  ]);
  return { products, brands, slides, contact, shop };
}

const ignore = () => undefined;

/**
 * Reads the lists of the page to their end: so a part of one is never shown, saved or replaced as if it were the whole. A
 * call while they are being read waits for that, and one after a failure goes on from there. `onRead` gets the number of
 * products, at first and after each page.
 */
export function createReadRest(reader: ListReader, receive: Receive) {
  let reading: Promise<unknown> | undefined;
  let report: (count: number) => void = ignore;

  async function readList<Item extends Dated>(
    table: ListTable<Item>,
    pages: LaterPages<Item> | undefined,
    onCount: (count: number) => void,
  ): Promise<void> {
    const start = await pages?.list();
    if (start?.last === undefined) return;
    const items = await readToEnd(reader, table, start, (list) => {
      pages?.keep(list);
      onCount(list.items.length);
    });
    receive(table, items, 'complete');
  }

  return async (
    { products, brands, slides }: LoadedLists,
    onRead: (count: number) => void = ignore,
  ): Promise<void> => {
    report = onRead;
    reading ??= Promise.all([
      readList(listTables.products, products, (count) => report(count)),
      readList(listTables.brands, brands, ignore),
      readList(listTables.slides, slides, ignore),
    ]).finally(() => (reading = undefined));
    await reading;
  };
}
