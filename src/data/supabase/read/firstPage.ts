import {
  type Backend,
  type Fetch,
  type RestClient,
  restHeaders,
  restUrl,
} from '@/data/supabase/restClient';
import type { ListName } from '@/domain/catalog';

export const FIRST_PAGE_SIZE = 60;

const NEWEST = `select=*&order=created_at.desc,id.desc&limit=${FIRST_PAGE_SIZE}`;
const LATEST = 'select=*&order=updated_at.desc,id.desc&limit=1';

/** The newest rows of a table, not checked yet, and how many it has: NaN from a server that does not count. */
export interface FirstRows {
  rows: unknown;
  total: number;
}

type TableName = ListName | 'contact_info';

/** Rejects for a table that has failed. Undefined for one that is to be read by itself. */
export type FirstTables = Record<TableName, Promise<FirstRows | undefined>>;

/** What the page has asked for before the app's bundle has arrived (src/page/firstPage.ts). */
export interface FirstPage extends FirstTables {
  stop: AbortController;
  /** Asks for the same once more. */
  again: (signal: AbortSignal) => FirstTables;
}

/** The beginning of a list; of the contact details the latest record. */
export async function readFirst(
  { url, headers: given, fetch = globalThis.fetch }: Pick<RestClient, 'url' | 'headers' | 'fetch'>,
  table: TableName,
  signal: AbortSignal,
): Promise<FirstRows> {
  const headers = new Headers(given);
  headers.set('prefer', 'count=exact');
  const query = table === 'contact_info' ? LATEST : NEWEST;
  const answer = await fetch(`${url}/${table}?${query}`, { headers, signal });
  if (!answer.ok) throw new Error(await answer.text());
  return {
    rows: await answer.json(),
    total: Number(answer.headers.get('content-range')?.split('/')[1]),
  };
}

/** One request for each table, side by side. The slides come first, because their picture is fetched next. */
export function readTables(backend: Backend, fetch: Fetch, signal: AbortSignal): FirstTables {
  const server = { url: restUrl(backend), headers: new Headers(restHeaders(backend)), fetch };
  return {
    slides: readFirst(server, 'slides', signal),
    products: readFirst(server, 'products', signal),
    brands: readFirst(server, 'brands', signal),
    contact_info: readFirst(server, 'contact_info', signal),
  };
}

/**
 * One request for all tables, to first_page() of our migrations. Where the database has no such function, or the request
 * fails, each table is to be read by itself.
 */
export function readInOne(backend: Backend, fetch: Fetch, signal: AbortSignal): FirstTables {
  const asked = askFirstPage(backend, fetch, signal);
  const rowsOf = async (table: TableName) => (await asked)?.[table];
  return {
    slides: rowsOf('slides'),
    products: rowsOf('products'),
    brands: rowsOf('brands'),
    contact_info: rowsOf('contact_info'),
  };
}

async function askFirstPage(
  backend: Backend,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<Partial<Record<TableName, FirstRows>> | undefined> {
  try {
    const headers = restHeaders(backend);
    const answer = await fetch(`${restUrl(backend)}/rpc/first_page`, { headers, signal });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
