import { createClient, type SupabaseClient } from '@supabase/supabase-js';

import {
  abortable,
  type Backend,
  type Fetch,
  startTimeLimit,
  withPlainNotFound,
} from '@/data/supabase/restClient';
import type { PushMutation, ReplaceCatalog } from '@/data/sync/ports';

import { createPushMutation } from './pushMutation';
import type { WriteAnswer } from './pushResult';
import { createReplaceCatalog } from './replaceCatalog';

export interface WriteAccess {
  backend: Backend;
  fetch: Fetch;
  /** Milliseconds for each answer. */
  limit: number;
  password: () => string | undefined;
}

export interface Writer {
  pushMutation: PushMutation;
  replaceCatalog: ReplaceCatalog;
}

/** The writing side of the backend, for the panel only: it needs the full Supabase client (D13). */
export function connectWriter({ backend, fetch, limit, password }: WriteAccess): Writer {
  const client: WriteClient = createClient(backend.url, backend.key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: withPlainNotFound(fetch) },
  });
  const sendRequest = createSendRequest(limit, password);
  return {
    pushMutation: createPushMutation(client, sendRequest),
    replaceCatalog: createReplaceCatalog(client, sendRequest),
  };
}

export type WriteClient = SupabaseClient;

interface Query extends PromiseLike<WriteAnswer> {
  setHeader: (name: string, value: string) => this;
  abortSignal: (signal: AbortSignal) => this;
}

interface Operation {
  mutationId: string;
  attempt: number;
}

/** Sends a request with the owner's password. Never rejects: status 0 is no answer. */
export type SendRequest = (query: Query, operation?: Operation) => Promise<WriteAnswer>;

function createSendRequest(limit: number, password: () => string | undefined): SendRequest {
  return async (query, operation) => {
    const given = password();
    if (given !== undefined) query.setHeader('x-admin-password', encodePassword(given));
    if (operation !== undefined) {
      query.setHeader('x-op-id', operation.mutationId);
      query.setHeader('x-op-attempt', String(operation.attempt));
    }
    const { signal, clear } = startTimeLimit(limit);
    try {
      return await abortable(Promise.resolve(query.abortSignal(signal)), signal);
    } catch (error) {
      return { data: null, status: 0, error: { message: String(error) } };
    } finally {
      clear();
    }
  };
}

/** Base64 of UTF-8: a header takes no Turkish letters. NFC, because keyboards encode `ş` in two ways. */
function encodePassword(password: string): string {
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  return btoa(String.fromCodePoint(...bytes));
}
