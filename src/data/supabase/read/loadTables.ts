import {
  type CatalogTable,
  contactTable,
  type ListTable,
  listTables,
  type Receive,
  shopTable,
} from '@/data/schema/tables';
import { abortable, listOfRows } from '@/data/supabase/restClient';
import type { ItemOf, ListName } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import type { Dated } from '@/domain/fields/field';
import { SHOWN_BRANDS, SHOWN_SLIDES } from '@/domain/limits';
import type { ShopInfo } from '@/domain/shop/shopInfo';

import type { FirstRows } from './firstPage';
import { createLaterPages, type LaterPages } from './laterPages';
import { type FirstReader, type ListSoFar, readList, readRows } from './readList';
import type { Seed } from './seeding';

export interface Load extends FirstReader {
  receive: Receive;
  limit: number;
  /** What stands in for a table. Never rejects. Missing: what cannot be read stays as it is. */
  fallback?: <Value>(table: CatalogTable<Value>) => Promise<Value>;
  /** Empty tables stay empty: the owner's own rows wait to be sent. */
  withoutSamples: boolean;
}

type SeedingLoad = Load & { seed: Seed };

/** The further pages of each list that could be read. */
export type LoadedLists = {
  [List in ListName]?: LaterPages<ItemOf<List>> | undefined;
};

/** `lists`: what an earlier load has read, to read it anew. */
export async function loadTables(load: Load, lists: LoadedLists = {}): Promise<LoadedLists> {
  let opening: Promise<Seed> | undefined;
  async function openSeeding(): Promise<Seed> {
    // Late: most databases are filled.
    const { createSeeding } = await import('./seeding');
    return createSeeding(load.client, load.signal);
  }
  const seed: Seed = async (table) => (await (opening ??= openSeeding()))(table);
  const seeding = { ...load, seed };
  const [products, brands, slides] = await Promise.all([
    loadList(listTables.products, lists.products, seeding, Number.POSITIVE_INFINITY),
    loadList(listTables.brands, lists.brands, seeding, SHOWN_BRANDS),
    loadList(listTables.slides, lists.slides, seeding, SHOWN_SLIDES),
    loadRecord(contactTable, load, readContact(load)),
    // Where the database does not have it, the facts of the build stand. Nothing else asks for it.
    loadRecord(shopTable, load, readShop(load.firstPage?.shop_info)),
  ]);
  return { products, brands, slides };
}

async function loadList<Item extends Dated>(
  table: ListTable<Item>,
  pages: LaterPages<Item> | undefined,
  load: SeedingLoad,
  most: number,
): Promise<LaterPages<Item> | undefined> {
  const { receive } = load;
  const list = await orFallback(table, load, readOrSeed(table, load));
  if (list === undefined) return pages;
  if (pages !== undefined) {
    await pages.renew(list);
    return pages;
  }
  receive(table, list.items, list.last === undefined ? 'complete' : 'loading');
  return createLaterPages(table, list, { ...load, most });
}

async function loadRecord<Value>(
  table: CatalogTable<Value>,
  load: Load,
  reading: Promise<Value>,
): Promise<void> {
  const record = await orFallback(table, load, reading);
  if (record !== undefined) load.receive(table, record, 'complete');
}

export async function readShop(
  read: Promise<FirstRows | undefined> | undefined,
): Promise<ShopInfo> {
  const { rows = [] } = (await read) ?? {};
  const [row] = listOfRows(rows);
  return row === undefined ? shopTable.samples : shopTable.parse(row);
}

/** The latest contact record; where there is none, the shop's own details. */
export async function readContact(reader: FirstReader): Promise<ContactInfo> {
  const [row] = (await readRows(reader, 'contact_info')).rows;
  return row === undefined ? contactTable.samples : contactTable.parse(row);
}

/** Undefined for a table that fails or is too late: it falls back alone, and nothing is written to it (D5). */
async function orFallback<Value, Read>(
  table: CatalogTable<Value>,
  { signal, receive, fallback }: Load,
  reading: Promise<Read>,
): Promise<Read | undefined> {
  try {
    return await abortable(reading, signal);
  } catch (error) {
    console.error(`${table.name}: could not be loaded`, error);
    if (fallback) receive(table, await fallback(table), 'fallback');
    return undefined;
  }
}

/** Undefined where the list is empty and the database refuses the samples: then the page shows them all the same. */
async function readOrSeed<Item extends { id: number }>(
  table: ListTable<Item>,
  load: SeedingLoad,
): Promise<ListSoFar<Item> | undefined> {
  const { client, signal, withoutSamples, seed, receive, fallback } = load;
  const list = await readList(load, table);
  if (list.ids.size > 0 || withoutSamples) return list;
  signal.throwIfAborted();
  if (await seed(table)) return readList({ client, signal }, table);
  signal.throwIfAborted();
  if (fallback) receive(table, table.samples, 'fallback');
  return undefined;
}
