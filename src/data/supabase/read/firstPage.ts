import { type Backend, type Fetch, restHeaders, restUrl } from '@/data/supabase/restClient';
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
}

/** One request for each table, side by side. The slides come first, because their picture is fetched next. */
export function readTables(backend: Backend, fetch: Fetch, signal: AbortSignal): FirstTables {
  const headers = { ...restHeaders(backend), prefer: 'count=exact' };
  const read = async (table: TableName, query = NEWEST): Promise<FirstRows> => {
    const answer = await fetch(`${restUrl(backend)}/${table}?${query}`, { headers, signal });
    if (!answer.ok) throw new Error(await answer.text());
    return {
      rows: await answer.json(),
      total: Number(answer.headers.get('content-range')?.split('/')[1]),
    };
  };
  return {
    slides: read('slides'),
    products: read('products'),
    brands: read('brands'),
    contact_info: read('contact_info', LATEST),
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
