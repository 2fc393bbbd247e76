import {
  brandTable,
  type CatalogTable,
  contactTable,
  type Coverage,
  type ListTable,
  productTable,
  type Receive,
  slideTable,
} from '@/data/schema/tables';
import { abortable, type RestClient, startTimeLimit, unwrapRows } from '@/data/supabase/restClient';
import type { ContactInfo } from '@/domain/contactInfo';

import { type ListSoFar, readList } from './readList';
import type { Seed } from './seeding';

export interface Load {
  client: RestClient;
  /** The browser's own copy of a table, or its samples. */
  fallback: <Value>(table: CatalogTable<Value>) => Value;
  receive: Receive;
  signal: AbortSignal;
  /** Empty tables stay empty: the owner's own rows wait to be sent. */
  withoutSamples: boolean;
  /** Milliseconds for each page after the first. */
  limit: number;
}

/** Reads the rest of a table. Never rejects. */
export type LoadRest = () => Promise<void>;

interface FirstRead<Value> {
  value: Value;
  loadRest?: LoadRest;
}

export function loadTables(load: Load): Promise<LoadRest[]> {
  const seed = seedOnDemand(load);
  return Promise.all([
    loadList(productTable, load, seed),
    loadList(brandTable, load, seed),
    loadList(slideTable, load, seed),
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
): Promise<LoadRest> {
  return receiveFirst(table, load, async () => {
    const list = await readOrSeed(table, load, seed);
    if (list === undefined) return { value: table.samples };
    return { value: list.items, loadRest: () => receiveRest(table, list, load) };
  });
}

function loadContact(load: Load): Promise<LoadRest> {
  return receiveFirst(contactTable, load, async () => {
    const value = await readContact(load.client, load.signal);
    return { value, loadRest: async () => load.receive(contactTable, value, 'complete') };
  });
}

/** The latest contact record; where there is none, the shop's own details. */
export async function readContact(client: RestClient, signal: AbortSignal): Promise<ContactInfo> {
  const answer = await client
    .from('contact_info')
    .select('*', { count: 'exact' })
    .order('updated_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(1)
    .abortSignal(signal);
  const [latest] = unwrapRows(answer);
  return latest === undefined ? contactTable.samples : contactTable.parse(latest);
}

/** A table that fails or is too late falls back alone, and nothing is written to it (D5). */
async function receiveFirst<Value>(
  table: CatalogTable<Value>,
  { fallback, signal, receive }: Load,
  read: () => Promise<FirstRead<Value>>,
): Promise<LoadRest> {
  const { value, loadRest } = await abortable(read(), signal).catch((error: unknown) => {
    console.error(`${table.name}: could not be loaded`, error);
    return { value: fallback(table), loadRest: undefined };
  });
  receive(table, value, loadRest ? 'loading' : 'fallback');
  return loadRest ?? (async () => undefined);
}

async function receiveRest<Item>(
  table: ListTable<Item>,
  first: ListSoFar<Item>,
  { receive, limit }: Load,
): Promise<void> {
  let { items } = first;
  let coverage: Coverage = 'complete';
  try {
    await readPages(first);
  } catch (error) {
    console.error(`${table.name}: only the beginning could be loaded`, error);
    coverage = 'partial';
  }
  receive(table, items, coverage);

  async function readPages({ readNext }: ListSoFar<Item>): Promise<void> {
    if (readNext === undefined) return;
    const { signal, clear } = startTimeLimit(limit);
    const longer = await abortable(readNext(signal), signal).finally(clear);
    if (longer.items.length > items.length) {
      items = longer.items;
      receive(table, items, 'loading');
    }
    await readPages(longer);
  }
}

async function readOrSeed<Item extends { id: number }>(
  table: ListTable<Item>,
  { client, signal, withoutSamples }: Load,
  seed: Seed,
): Promise<ListSoFar<Item> | undefined> {
  const list = await readList(client, table, signal);
  if (!list.empty || withoutSamples) return list;
  signal.throwIfAborted();
  return (await seed(table)) ? readList(client, table, signal) : undefined;
}
