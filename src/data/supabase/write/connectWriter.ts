import type { Backend } from '@/data/supabase/read/endpoint';
import type { Fetch } from '@/data/supabase/restClient';

import { createWrite, type Write } from './pushMutation';
import { createReplaceCatalog, type ReplaceCatalog } from './replaceCatalog';
import { createAsk } from './sendRequest';
import { createWriteClient } from './writeClient';

export interface WriteAccess {
  backend: Backend;
  fetch: Fetch;
  /** Milliseconds for each answer. */
  limit: number;
  /** Undefined before the owner has logged in. */
  password: () => string | undefined;
}

export interface Writer {
  write: Write;
  replaceCatalog: ReplaceCatalog;
}

export function connectWriter({ backend, fetch, limit, password }: WriteAccess): Writer {
  const client = createWriteClient(backend, fetch);
  const ask = createAsk(limit, password);
  return {
    write: createWrite(client, ask),
    replaceCatalog: createReplaceCatalog(client, ask),
  };
}
