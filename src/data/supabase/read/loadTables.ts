import {
  brandTable,
  type CatalogTable,
  contactTable,
  type ListTable,
  productTable,
  type Receive,
  slideTable,
} from '@/data/schema/tables';
import { abortable } from '@/data/supabase/restClient';
import type { Brand } from '@/domain/brand';
import type { Dated } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import { SHOWN_BRANDS, SHOWN_SLIDES } from '@/domain/limits';
import type { Product } from '@/domain/product';
import type { Slide } from '@/domain/slide';

import { createLaterPages, type LaterPages } from './laterPages';
import { type FirstReader, type ListSoFar, readList, readRows } from './readList';
import { createSeeding, type Seed } from './seeding';

interface Reader extends FirstReader {
  receive: Receive;
  limit: number;
}

export interface Load extends Reader {
  /** The browser's own copy of a table, or its samples. */
  fallback: <Value>(table: CatalogTable<Value>) => Value;
  /** Empty tables stay empty: the owner's own rows wait to be sent. */
  withoutSamples: boolean;
}

/** Of each list that could be read, how to read on. */
export interface LoadedLists {
  products?: LaterPages<Product> | undefined;
  brands?: LaterPages<Brand> | undefined;
  slides?: LaterPages<Slide> | undefined;
}

export async function loadTables(load: Load): Promise<LoadedLists> {
  const seed = createSeeding(load.client, load.signal);
  const [products, brands, slides] = await Promise.all([
    loadList(productTable, load, seed, Number.POSITIVE_INFINITY),
    loadList(brandTable, load, seed, SHOWN_BRANDS),
    loadList(slideTable, load, seed, SHOWN_SLIDES),
    loadContact(load),
  ]);
  return { products, brands, slides };
}

async function loadList<Item extends Dated>(
  table: ListTable<Item>,
  load: Load,
  seed: Seed,
  most: number,
): Promise<LaterPages<Item> | undefined> {
  const { receive } = load;
  const list = await orFailed(table, load, readOrSeed(table, load, seed));
  if (list === FAILED || list === undefined) {
    receive(table, list === FAILED ? load.fallback(table) : table.samples, 'fallback');
    return undefined;
  }
  return startList(table, list, load, most);
}

async function loadContact(load: Load): Promise<void> {
  const contact = await orFailed(contactTable, load, readContact(load));
  if (contact !== FAILED) load.receive(contactTable, contact, 'complete');
  else load.receive(contactTable, load.fallback(contactTable), 'fallback');
}

/** The latest contact record; where there is none, the shop's own details. */
export async function readContact(reader: FirstReader): Promise<ContactInfo> {
  const [row] = (await readRows(reader, 'contact_info')).rows;
  return row === undefined ? contactTable.samples : contactTable.parse(row);
}

/**
 * Reads what the page has read once more, with as many requests as a load at most (D36). A table that cannot be read
 * stays as it is.
 */
export async function renewTables(load: Reader, lists: LoadedLists): Promise<LoadedLists> {
  const [products, brands, slides] = await Promise.all([
    renewList(productTable, load, lists.products, Number.POSITIVE_INFINITY),
    renewList(brandTable, load, lists.brands, SHOWN_BRANDS),
    renewList(slideTable, load, lists.slides, SHOWN_SLIDES),
    readContact(load).then(
      (contact) => load.receive(contactTable, contact, 'complete'),
      () => undefined,
    ),
  ]);
  return { products, brands, slides };
}

async function renewList<Item extends Dated>(
  table: ListTable<Item>,
  load: Reader,
  pages: LaterPages<Item> | undefined,
  most: number,
): Promise<LaterPages<Item> | undefined> {
  try {
    const list = await readList(load, table);
    // An empty table that could not be read at the start, or that takes no samples, goes on showing them.
    if (pages !== undefined) await pages.renew(list);
    else if (list.ids.size > 0) return startList(table, list, load, most);
  } catch {}
  return pages;
}

function startList<Item extends Dated>(
  table: ListTable<Item>,
  list: ListSoFar<Item>,
  load: Reader,
  most: number,
): LaterPages<Item> {
  load.receive(table, list.items, list.last === undefined ? 'complete' : 'loading');
  return createLaterPages(table, list, { ...load, most });
}

const FAILED = Symbol('failed');

/** A table that fails or is too late falls back alone, and nothing is written to it (D5). */
function orFailed<Value>(
  { name }: { name: string },
  { signal }: Load,
  reading: Promise<Value>,
): Promise<Value | typeof FAILED> {
  return abortable(reading, signal).catch((error: unknown) => {
    console.error(`${name}: could not be loaded`, error);
    return FAILED;
  });
}

/** Undefined where the list is empty and the database refuses the samples. */
async function readOrSeed<Item extends { id: number }>(
  table: ListTable<Item>,
  load: Load,
  seed: Seed,
): Promise<ListSoFar<Item> | undefined> {
  const { client, signal, withoutSamples } = load;
  const list = await readList(load, table);
  if (list.ids.size > 0 || withoutSamples) return list;
  signal.throwIfAborted();
  return (await seed(table)) ? readList({ client, signal }, table) : undefined;
}
