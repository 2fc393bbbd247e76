import { PostgrestClient } from '@supabase/postgrest-js';

/** The place of the hosted database. The address has no trailing slash and no `/rest/v1`. */
export interface Backend {
  url: string;
  key: string;
}

export type RestClient = PostgrestClient;
export type Fetch = typeof globalThis.fetch;

export function restUrl({ url }: Backend): string {
  return `${url}/rest/v1`;
}

/** Only the older keys are tokens. Gateways may reject a newer one, `sb_…`, in `authorization`. */
export function restHeaders({ key }: Backend): Record<string, string> {
  return { apikey: key, ...(!key.startsWith('sb_') && { authorization: `Bearer ${key}` }) };
}

/** The REST module of supabase-js, without the rest of it (D13). Nothing is retried (D5). */
export function createRestClient(backend: Backend, fetch: Fetch): RestClient {
  return new PostgrestClient(restUrl(backend), {
    headers: restHeaders(backend),
    fetch: withPlainNotFound(fetch),
    retry: false,
  });
}

/** postgrest-js takes a 404 with an empty body for an empty table, which would be seeded. A body of our own makes it an error. */
export function withPlainNotFound(fetch: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.status !== 404) return response;
    const message = `404 Not Found ${await response.text()}`.trim();
    return new Response(JSON.stringify({ message }), { status: 404 });
  };
}

interface Answer {
  data: unknown;
  error: { message: string } | null;
}

/** The rows of an answer. Throws the server's error, or where a successful answer is no list. */
export function unwrapRows({ data, error }: Answer): unknown[] {
  if (error !== null) throw new Error(error.message, { cause: error });
  return listOfRows(data);
}

export function listOfRows(data: unknown): unknown[] {
  if (!Array.isArray(data)) throw new TypeError('The answer is no list of rows');
  return data;
}

export function startTimeLimit(milliseconds: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new Error(`No answer within ${milliseconds} ms`));
  }, milliseconds);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}

/** `work`, or a rejection as soon as `signal` aborts, also where the work ignores the signal. */
export function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** `work`, or a rejection after `limit` milliseconds. `work` gets a signal, so that it can stop its request. */
export async function withinLimit<Result>(
  limit: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { signal, clear } = startTimeLimit(limit);
  return abortable(work(signal), signal).finally(clear);
}
