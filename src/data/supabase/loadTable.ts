import { type SavedCatalog, savedOrSamples } from '@/data/browser/savedCatalog';
import { type CatalogTable, contactTable, type ListTable } from '@/data/tables';
import { abortable } from '@/data/timeLimit';
import type { ContactInfo } from '@/domain/contactInfo';

import { readContact } from './readContact';
import { type ListSoFar, readList } from './readList';
import { readRest } from './readRest';
import type { RestClient } from './restClient';
import type { Seed } from './seeding';

/** What the four tables of one load share. */
export interface Load {
  client: RestClient;
  saved: SavedCatalog;
  seed: Seed;
  /** Aborts when the time for the whole load is up. */
  signal: AbortSignal;
  /** Milliseconds for each page after the first. */
  pageLimit: number;
}

export interface LoadedTable<Value> {
  /** What the page shows first. */
  value: Value;
  /** Reads what is left, reporting each longer value, and saves the whole in the browser (D6). Never rejects. */
  finish: (onLonger: (longer: Value) => void) => Promise<void>;
}

export function loadList<Item extends { id: number }>(
  table: ListTable<Item>,
  load: Load,
): Promise<LoadedTable<readonly Item[]>> {
  return orSaved(table, load, async () => {
    const list = await readOrSeed(table, load);
    if (list === undefined) return shownOnly(table.samples);
    return {
      value: list.items,
      finish: async (onLonger) => {
        try {
          const whole = await readRest(list, load.pageLimit, onLonger);
          load.saved.write(table, whole);
        } catch (error) {
          console.error(`${table.name}: only the beginning could be loaded`, error);
        }
      },
    };
  });
}

export function loadContact(load: Load): Promise<LoadedTable<ContactInfo>> {
  return orSaved(contactTable, load, async () => {
    const contact = await readContact(load.client, load.signal);
    return { value: contact, finish: async () => load.saved.write(contactTable, contact) };
  });
}

/** Undefined when the table is empty and the database refuses the samples. */
async function readOrSeed<Item extends { id: number }>(
  table: ListTable<Item>,
  { client, seed, signal }: Load,
): Promise<ListSoFar<Item> | undefined> {
  const list = await readList(client, table, signal);
  if (!list.empty) return list;
  signal.throwIfAborted();
  return (await seed(table)) ? readList(client, table, signal) : undefined;
}

/** A table that fails, or has not answered in time, falls back alone and writes nothing anywhere (D5). */
async function orSaved<Value>(
  table: CatalogTable<Value>,
  { saved, signal }: Load,
  read: () => Promise<LoadedTable<Value>>,
): Promise<LoadedTable<Value>> {
  try {
    return await abortable(read(), signal);
  } catch (error) {
    console.error(`${table.name}: could not be loaded`, error);
    return shownOnly(savedOrSamples(saved, table));
  }
}

function shownOnly<Value>(value: Value): LoadedTable<Value> {
  return { value, finish: async () => undefined };
}
