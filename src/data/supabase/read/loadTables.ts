import {
  brandTable,
  type CatalogTable,
  contactTable,
  type ListTable,
  productTable,
  type Receive,
  slideTable,
} from '@/data/schema/tables';
import { abortable, listOfRows, type RestClient, unwrapRows } from '@/data/supabase/restClient';
import type { ContactInfo } from '@/domain/contactInfo';
import { SHOWN_BRANDS, SHOWN_SLIDES } from '@/domain/limits';

import type { FirstPage } from './firstPage';
import type { LaterPagesOptions, ReadMore } from './laterPages';
import { type ListSoFar, readList, startList } from './readList';
import type { Seed } from './seeding';
import { untilIdle } from './untilIdle';

export interface Load {
  client: RestClient;
  firstPage?: FirstPage | undefined;
  /** The browser's own copy of a table, or its samples. */
  fallback: <Value>(table: CatalogTable<Value>) => Value;
  receive: Receive;
  signal: AbortSignal;
  /** Empty tables stay empty: the owner's own rows wait to be sent. */
  withoutSamples: boolean;
  limit: number;
}

interface FirstRead<Value> {
  value: Value;
  readMore?: ReadMore;
}

/** How to read on in products, brands, slides and contact; undefined for what has failed. */
export function loadTables(load: Load): Promise<(ReadMore | undefined)[]> {
  const seed = seedOnDemand(load);
  load.signal.addEventListener('abort', () => load.firstPage?.stop.abort());
  return Promise.all([
    loadList(productTable, load, seed, Number.POSITIVE_INFINITY),
    loadList(brandTable, load, seed, SHOWN_BRANDS),
    loadList(slideTable, load, seed, SHOWN_SLIDES),
    loadContact(load),
  ]);
}

/** The code for it is fetched when a list is empty: once in the life of a shop. */
function seedOnDemand({ client, signal }: Load): Seed {
  let seeding: Promise<Seed> | undefined;
  const fetchSeeding = async () => (await import('./seeding')).createSeeding(client, signal);
  return async (table) => {
    seeding ??= fetchSeeding().catch((error: unknown) => {
      seeding = undefined;
      throw error;
    });
    return (await seeding)(table);
  };
}

function loadList<Item extends { id: number }>(
  table: ListTable<Item>,
  load: Load,
  seed: Seed,
  most: number,
): Promise<ReadMore | undefined> {
  return receiveFirst(table, load, async () => {
    const list = await readOrSeed(table, load, seed);
    if (list === undefined) return { value: table.samples };
    const { items, last } = list;
    return {
      value: items,
      readMore:
        last === undefined
          ? completeOnce(table, items, load)
          : readOnDemand(table, list, { ...load, most }),
    };
  });
}

/** Once only: what the owner changes later must not be replaced by what was read. */
function completeOnce<Value>(
  table: CatalogTable<Value>,
  value: Value,
  { receive }: Load,
): ReadMore {
  let isReported = false;
  return async () => {
    if (!isReported) receive(table, value, 'complete');
    isReported = true;
  };
}

/** The code for it is fetched for lists of more than one page (D13). */
function readOnDemand<Item>(
  table: ListTable<Item>,
  first: ListSoFar<Item>,
  options: LaterPagesOptions,
): ReadMore {
  let opening: Promise<ReadMore> | undefined;
  let isWaiting = false;
  const importLaterPages = async () =>
    (await import('./laterPages')).createLaterPages(table, first, options);
  return async (amount, onRead) => {
    // A visitor's next page, and the code for it, come after the first paint (D19).
    if (amount === 'page') {
      if (isWaiting) return undefined;
      isWaiting = true;
      await untilIdle();
      isWaiting = false;
    }
    opening ??= importLaterPages().catch((error: unknown) => {
      opening = undefined;
      console.error(`${table.name}: the code for further pages could not be fetched`, error);
      throw error;
    });
    return (await opening)(amount, onRead);
  };
}

function loadContact(load: Load): Promise<ReadMore | undefined> {
  return receiveFirst(contactTable, load, async () => {
    const first = await load.firstPage?.contact_info;
    const value = first
      ? latest(listOfRows(first.rows))
      : await readContact(load.client, load.signal);
    return { value, readMore: completeOnce(contactTable, value, load) };
  });
}

export async function readContact(client: RestClient, signal: AbortSignal): Promise<ContactInfo> {
  const answer = await client
    .from('contact_info')
    .select('*', { count: 'exact' })
    .order('updated_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(1)
    .abortSignal(signal);
  return latest(unwrapRows(answer));
}

/** The latest contact record; where there is none, the shop's own details. */
function latest([row]: readonly unknown[]): ContactInfo {
  return row === undefined ? contactTable.samples : contactTable.parse(row);
}

/** A table that fails or is too late falls back alone, and nothing is written to it (D5). */
async function receiveFirst<Value>(
  table: CatalogTable<Value>,
  { fallback, signal, receive }: Load,
  read: () => Promise<FirstRead<Value>>,
): Promise<ReadMore | undefined> {
  const { value, readMore } = await abortable(read(), signal).catch((error: unknown) => {
    console.error(`${table.name}: could not be loaded`, error);
    return { value: fallback(table), readMore: undefined };
  });
  receive(table, value, readMore ? 'loading' : 'fallback');
  return readMore;
}

async function readOrSeed<Item extends { id: number }>(
  table: ListTable<Item>,
  { client, firstPage, signal, withoutSamples }: Load,
  seed: Seed,
): Promise<ListSoFar<Item> | undefined> {
  const first = await firstPage?.[table.name];
  const list = first
    ? startList(table, listOfRows(first.rows), first.total)
    : await readList(client, table, signal);
  if (list.ids.size > 0 || withoutSamples) return list;
  signal.throwIfAborted();
  return (await seed(table)) ? readList(client, table, signal) : undefined;
}
