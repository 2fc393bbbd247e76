import { type Backend, type Fetch, restHeaders, restUrl } from '@/data/supabase/restClient';

/** The newest rows of a table, not checked yet, and how many it has: NaN from a server that does not count. */
export interface FirstRows {
  rows: unknown;
  total: number;
}

/** The slides come first, because their picture is fetched next. */
const TABLES = ['slides', 'products', 'brands', 'contact_info'] as const;

export type TableName = (typeof TABLES)[number];

/**
 * Rejects for a table that has failed. Undefined for one that is to be read by itself. The last two are answered by
 * first_page() alone (D49): undefined says that the database does not have it.
 */
export type FirstTables = Record<
  TableName | 'shop_info' | 'categories',
  Promise<FirstRows | undefined>
>;

/** What the page has asked for before the app's bundle has arrived (src/page/firstPage.ts). */
export interface FirstPage extends FirstTables {
  stop: AbortController;
  /** Asks for the same once more. */
  again: (signal: AbortSignal) => FirstTables;
}

/** Asks first_page() of our migrations for all tables. Where it does not answer, each table is to be read by itself. */
export function readInOne(backend: Backend, fetch: Fetch, signal: AbortSignal): FirstTables {
  const asked = askFirstPage(backend, fetch, signal);
  const entries = TABLES.map((table) => [table, asked.then((answer) => answer?.[table])] as const);
  const tables = {
    ...(Object.fromEntries(entries) as FirstTables),
    shop_info: asked.then((answer) => answered(answer).shop_info),
    categories: asked.then((answer) => answered(answer).categories),
  };
  // The error is handled by those who ask for the table, which may be later or never.
  for (const table of Object.values(tables)) table.catch(() => undefined);
  return tables;
}

type FirstAnswer = Partial<Record<keyof FirstTables, FirstRows>>;

function answered(answer: FirstAnswer | null | undefined): FirstAnswer {
  if (!answer) throw new Error('first_page() has not answered');
  return answer;
}

/** Empty where the database has no such function. Undefined without an answer. */
async function askFirstPage(
  backend: Backend,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<FirstAnswer | null | undefined> {
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
