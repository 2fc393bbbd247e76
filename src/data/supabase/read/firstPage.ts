import { type Backend, restHeaders, restUrl } from '@/data/supabase/restClient';
import type { ListName } from '@/domain/catalog';

import type { SendRead } from './firstReads';

/** The newest rows of a table, not checked yet, and how many it has: NaN from a server that does not count. */
interface FirstRows {
  rows: unknown;
  total: number;
}

type TableName = ListName | 'contact_info';

/** Rejects for a table that has failed. Undefined for one that is to be read by itself. */
export type FirstTables = Record<TableName, Promise<FirstRows | undefined>>;

/** What the page has asked for before the app's bundle has arrived. */
export interface FirstPage extends FirstTables {
  /** Gives the unanswered requests up. */
  stop: AbortController;
}

/** The answer of first_page(), by table. */
type Answer = Partial<Record<string, Partial<FirstRows>>>;

/**
 * Asks first_page() once, and answers the first read of each table with what it has found, as PostgREST would. Where the
 * database has no such function, or the request fails, each read is sent by itself.
 */
export function withFirstPage(backend: Backend, send: SendRead): SendRead {
  let asked: Promise<Answer | undefined> | undefined;

  async function askFirstPage(signal: AbortSignal | null): Promise<Answer | undefined> {
    const url = `${restUrl(backend)}/rpc/first_page`;
    const answer = await send(url, { headers: restHeaders(backend), signal });
    return answer.ok ? answer.json() : undefined;
  }

  return async (url, init) => {
    asked ??= askFirstPage(init.signal ?? null).catch(() => undefined);
    const page = await asked;
    const table = url.replaceAll(/^.*\/|\?.*$/g, '');
    const { rows, total } = page?.[table] ?? {};
    if (!Array.isArray(rows)) return send(url, init);
    const headers = { 'content-range': `0-${rows.length - 1}/${total}` };
    return new Response(JSON.stringify(rows), { headers });
  };
}
