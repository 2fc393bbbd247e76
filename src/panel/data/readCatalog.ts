import { brandTable, type ListTable, productTable, slideTable } from '@/data/schema/tables';
import { rowsAfter } from '@/data/supabase/read/laterPages';
import { readContact } from '@/data/supabase/read/loadTables';
import {
  type ListSoFar,
  newestFirst,
  PAGE_SIZE,
  readList,
  withPage,
} from '@/data/supabase/read/readList';
import { type RestClient, unwrapRows, withinLimit } from '@/data/supabase/restClient';
import type { Catalog } from '@/domain/catalog';

/**
 * All lists as they are now. Nothing is seeded, and no copy replaces what cannot be read: then it rejects. `limit` in
 * milliseconds for each page.
 */
export async function readCatalog(client: RestClient, limit: number): Promise<Catalog> {
  async function readRest<Item>(
    table: ListTable<Item>,
    list: ListSoFar<Item>,
  ): Promise<readonly Item[]> {
    if (list.last === undefined) return list.items;
    const next = newestFirst(client, table.name).or(rowsAfter(list.last)).limit(PAGE_SIZE);
    const answer = await withinLimit(limit, async (signal) => next.abortSignal(signal));
    return readRest(table, withPage(list, unwrapRows(answer), table.parseRow));
  }

  const readWhole = async <Item>(table: ListTable<Item>) =>
    readRest(table, await withinLimit(limit, (signal) => readList(client, table, signal)));

  const [products, brands, slides, contact] = await Promise.all([
    readWhole(productTable),
    readWhole(brandTable),
    readWhole(slideTable),
    withinLimit(limit, (signal) => readContact(client, signal)),
  ]);
  return { products, brands, slides, contact };
}
