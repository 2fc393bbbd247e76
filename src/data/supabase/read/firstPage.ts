import {
  type Backend,
  type Fetch,
  type RestClient,
  restHeaders,
  restUrl,
} from '@/data/supabase/restClient';

export const FIRST_PAGE_SIZE = 60;

const NEWEST = `select=*&order=created_at.desc,id.desc&limit=${FIRST_PAGE_SIZE}`;
const LATEST = 'select=*&order=updated_at.desc,id.desc&limit=1';

/** The newest rows of a table, not checked yet, and how many it has: NaN from a server that does not count. */
export interface FirstRows {
  rows: unknown;
  total: number;
}

/** The slides come first, because their picture is fetched next. */
const TABLES = ['slides', 'products', 'brands', 'contact_info'] as const;

type TableName = (typeof TABLES)[number];

/**
 * Rejects for a table that has failed. Undefined for one that is to be read by itself; `shop_info`, which first_page() alone
 * answers, is then missing in the database (D49).
 */
export type FirstTables = Record<TableName | 'shop_info', Promise<FirstRows | undefined>>;

/** What the page has asked for before the app's bundle has arrived (src/page/firstPage.ts). */
export interface FirstPage extends FirstTables {
  stop: AbortController;
  /** Asks for the same once more. */
  again: (signal: AbortSignal) => FirstTables;
}

/** The beginning of a list; of the contact details the latest record. */
export async function readFirst(
  {
    url,
    headers: clientHeaders,
    fetch = globalThis.fetch,
  }: Pick<RestClient, 'url' | 'headers' | 'fetch'>,
  table: TableName,
  signal: AbortSignal,
): Promise<FirstRows> {
  const headers = new Headers(clientHeaders);
  headers.set('prefer', 'count=exact');
  const query = table === 'contact_info' ? LATEST : NEWEST;
  const answer = await fetch(`${url}/${table}?${query}`, { headers, signal });
  if (!answer.ok) throw new Error(await answer.text());
  return {
    rows: await answer.json(),
    total: Number(answer.headers.get('content-range')?.split('/')[1]),
  };
}

/** Asks first_page() of our migrations for all tables. Where it does not answer, each table is to be read by itself. */
export function readInOne(backend: Backend, fetch: Fetch, signal: AbortSignal): FirstTables {
  const asked = askFirstPage(backend, fetch, signal);
  const tables = TABLES.map((table) => [table, asked.then((answer) => answer?.[table])] as const);
  return { ...(Object.fromEntries(tables) as FirstTables), shop_info: asked.then(shopIn) };
}

type FirstAnswer = Partial<Record<keyof FirstTables, FirstRows>> | null | undefined;

function shopIn(answer: FirstAnswer): FirstRows | undefined {
  if (!answer) throw new Error('first_page() has not answered');
  return answer.shop_info;
}

/** Empty where the database has no such function. Undefined without an answer. */
async function askFirstPage(
  backend: Backend,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<FirstAnswer> {
  try {
    const headers = restHeaders(backend);
    const answer = await fetch(`${restUrl(backend)}/rpc/first_page`, { headers, signal });
    const isMissing = answer.status === 404;
    return answer.ok ? await answer.json() : isMissing ? {} : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
