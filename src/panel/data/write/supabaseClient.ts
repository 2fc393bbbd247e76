import { createClient } from '@supabase/supabase-js';

import {
  type Backend,
  type Fetch,
  restHeaders,
  withPlainNotFound,
} from '@/data/supabase/restClient';

import type { WriteClient } from './sendRequest';

/** The full Supabase client, in a chunk of its own (D32). */
export function createWriteClient(backend: Backend, fetch: Fetch): WriteClient {
  return createClient(backend.url, backend.key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: withRestHeaders(withPlainNotFound(fetch), backend) },
  });
}

/** supabase-js sends every key as a token. */
function withRestHeaders(fetch: Fetch, backend: Backend): Fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.delete('authorization');
    Object.entries(restHeaders(backend)).forEach(([name, value]) => headers.set(name, value));
    return fetch(input, { ...init, headers });
  };
}
