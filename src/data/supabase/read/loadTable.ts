import { type SavedCatalog, savedOrSamples } from '@/data/browser/savedCatalog';
import { type CatalogTable, contactTable, type ListTable } from '@/data/schema/tables';
import type { RestClient } from '@/data/supabase/restClient';
import { abortable } from '@/data/supabase/timeLimit';

import { readContact } from './readContact';
import { type ListSoFar, readList } from './readList';
import { readRest } from './readRest';
import type { Seed } from './seeding';

/** How much of a table the backend has given: `beginning` when the pages after it have failed. */
export type Extent = 'nothing' | 'pages to come' | 'beginning' | 'whole';

/** Takes what there is of a table so far. */
export type Take = <Value>(table: CatalogTable<Value>, value: Value, extent: Extent) => void;

/** What the four tables of one load share. */
export interface Load {
  client: RestClient;
  saved: SavedCatalog;
  seed: Seed;
  take: Take;
  /** Aborts when the time for the whole load is up. */
  signal: AbortSignal;
  /** The owner's own rows wait to be sent: no samples beside them. */
  rowsWait: boolean;
  /** Milliseconds for each page after the first. */
  limit: number;
}

/** Reads and takes what is left of a table. Never rejects. */
export type ReadOn = () => Promise<void>;

interface FirstRead<Value> {
  value: Value;
  /** Missing where the value is not the backend's. */
  readOn?: ReadOn;
}

/** Takes the first page of a list, or what stands in for it. */
export function loadList<Item extends { id: number }>(
  table: ListTable<Item>,
  load: Load,
): Promise<ReadOn> {
  return takeFirst(table, load, async () => {
    const list = await readOrSeed(table, load);
    if (list === undefined) return { value: table.samples };
    return { value: list.items, readOn: () => takeRest(table, list, load) };
  });
}

/** Takes the contact details, or what stands in for them. */
export function loadContact(load: Load): Promise<ReadOn> {
  return takeFirst(contactTable, load, async () => {
    const value = await readContact(load.client, load.signal);
    return { value, readOn: async () => load.take(contactTable, value, 'whole') };
  });
}

/** A table that fails, or has not answered in time, falls back alone and writes nothing anywhere (D5). */
async function takeFirst<Value>(
  table: CatalogTable<Value>,
  { saved, signal, take }: Load,
  read: () => Promise<FirstRead<Value>>,
): Promise<ReadOn> {
  const { value, readOn } = await abortable(read(), signal).catch((error: unknown) => {
    console.error(`${table.name}: could not be loaded`, error);
    return { value: savedOrSamples(saved, table), readOn: undefined };
  });
  take(table, value, readOn ? 'pages to come' : 'nothing');
  return readOn ?? (async () => undefined);
}

async function takeRest<Item>(
  table: ListTable<Item>,
  list: ListSoFar<Item>,
  { take, limit }: Load,
): Promise<void> {
  let { items } = list;
  let extent: Extent = 'whole';
  try {
    await readRest(list, limit, (longer) => {
      items = longer;
      take(table, items, 'pages to come');
    });
  } catch (error) {
    console.error(`${table.name}: only the beginning could be loaded`, error);
    extent = 'beginning';
  }
  take(table, items, extent);
}

/** Undefined when the table is empty and the database refuses the samples. */
async function readOrSeed<Item extends { id: number }>(
  table: ListTable<Item>,
  { client, seed, signal, rowsWait }: Load,
): Promise<ListSoFar<Item> | undefined> {
  const list = await readList(client, table, signal);
  if (!list.empty || rowsWait) return list;
  signal.throwIfAborted();
  return (await seed(table)) ? readList(client, table, signal) : undefined;
}
