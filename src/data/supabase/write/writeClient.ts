import { createClient, type SupabaseClient } from '@supabase/supabase-js';

import type { Backend } from '@/data/supabase/read/endpoint';
import { type Fetch, withPlainNotFound } from '@/data/supabase/restClient';

export type WriteClient = SupabaseClient;

/** The full client, for the panel only (D13). It keeps nothing in the browser and repeats nothing by itself. */
export function createWriteClient(backend: Backend, fetch: Fetch): WriteClient {
  return createClient(backend.url, backend.key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: withPlainNotFound(fetch) },
  });
}
