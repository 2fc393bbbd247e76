import { PostgrestClient } from '@supabase/postgrest-js';

import { type Backend, restHeaders, restUrl } from './read/endpoint';

export type RestClient = PostgrestClient;
export type Fetch = typeof globalThis.fetch;

/** The REST half of supabase-js, without the rest of it (D13). Nothing is retried (D5). */
export function createRestClient(backend: Backend, fetch: Fetch): RestClient {
  return new PostgrestClient(restUrl(backend), {
    headers: restHeaders(backend),
    fetch: withPlainNotFound(fetch),
    retry: false,
  });
}

/**
 * postgrest-js takes a 404 whose body is `[]` or empty for a successful empty answer, and a table that is not there
 * would be seeded. A body of our own leaves no doubt.
 */
export function withPlainNotFound(fetch: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.status !== 404) return response;
    const message = `404 Not Found ${await response.text()}`.trim();
    return new Response(JSON.stringify({ message }), { status: 404 });
  };
}
