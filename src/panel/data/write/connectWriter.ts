import { createClient } from '@supabase/supabase-js';

import {
  type Backend,
  type Fetch,
  withPlainNotFound,
  withRestHeaders,
} from '@/data/supabase/restClient';
import type {
  PushMutation,
  ReadCreatedAt,
  ReadState,
  ReplaceCatalog,
} from '@/panel/data/sync/ports';

import { createPushMutation } from './pushMutation';
import { createReadCreatedAt } from './readRow';
import { createReadState, createReplaceCatalog } from './replaceCatalog';
import {
  createSendRequest,
  type Credentials,
  type SendRequest,
  type WriteClient,
} from './sendRequest';

export interface WriteAccess extends Credentials {
  backend: Backend;
  fetch: Fetch;
  limit: number;
}

export interface Writer {
  client: WriteClient;
  sendRequest: SendRequest;
  pushMutation: PushMutation;
  readCreatedAt: ReadCreatedAt;
  readState: ReadState;
  replaceCatalog: ReplaceCatalog;
}

/** The writing side of the backend, for the panel only: it needs the full Supabase client (D13). */
export function connectWriter({ backend, fetch, limit, ...credentials }: WriteAccess): Writer {
  const client: WriteClient = createClient(backend.url, backend.key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: withRestHeaders(withPlainNotFound(fetch), backend) },
  });
  const sendRequest = createSendRequest(limit, credentials);
  return {
    client,
    sendRequest,
    pushMutation: createPushMutation(client, sendRequest),
    readCreatedAt: createReadCreatedAt(client, sendRequest),
    readState: createReadState(client, sendRequest),
    replaceCatalog: createReplaceCatalog(client, sendRequest),
  };
}
