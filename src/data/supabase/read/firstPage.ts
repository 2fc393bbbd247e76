import { type Backend, restHeaders, restUrl } from '@/data/supabase/restClient';

import type { SendRead } from './firstReads';

/** The answer of first_page(), by table: how many rows it has, and the first of them. */
type FirstPage = Partial<Record<string, { total?: number; rows?: unknown[] }>>;

/**
 * Asks first_page() once, and answers the first read of each table with what it has found, as PostgREST would. Where the
 * database has no such function, or the request fails, each read is sent by itself.
 */
export function withFirstPage(backend: Backend, send: SendRead): SendRead {
  let asked: Promise<FirstPage | undefined> | undefined;

  async function askFirstPage(signal: AbortSignal | null): Promise<FirstPage | undefined> {
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
