import { createClient, type SupabaseClient } from '@supabase/supabase-js';

import {
  type Backend,
  type Fetch,
  restHeaders,
  withinLimit,
  withPlainNotFound,
} from '@/data/supabase/restClient';
import type { DeviceToken } from '@/panel/data/browser/deviceToken';
import { passwordBytes } from '@/panel/data/password';

export interface WriteAnswer {
  data: unknown;
  status: number;
  error: { message: string; code?: string | undefined; details?: string | null } | null;
}

interface Query extends PromiseLike<WriteAnswer> {
  setHeader: (name: string, value: string) => this;
  abortSignal: (signal: AbortSignal) => this;
}

interface Operation {
  mutationId: string;
  attempt: number;
  /** The step of the owner (D48). Missing: the operation is one. */
  step?: string | undefined;
}

/** The owner's changes are written here. */
export interface Database {
  client: SupabaseClient;
  /** Resolves in any case: status 0 is no answer. `extraTime` in milliseconds is added to the time limit. */
  send: (query: Query, operation?: Operation, extraTime?: number) => Promise<WriteAnswer>;
}

export interface DatabaseAccess {
  backend: Backend;
  password: () => string | undefined;
  deviceToken: DeviceToken;
  fetch: Fetch;
  /** The time for each request in milliseconds. */
  limit: number;
}

/** How the database's own code stands in an answer about rows or pictures. A new password has revoked all tokens. */
const WRONG_PASSWORD = '"PT403';

/** The full Supabase client, in a chunk of its own (D32). All its requests carry the owner's password. */
export function openDatabase(access: DatabaseAccess): Database {
  const { backend, fetch, limit } = access;
  const client = createClient(backend.url, backend.key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: withCredentials(withPlainNotFound(fetch), access) },
  });
  return {
    client,
    async send(query, operation, extraTime = 0) {
      if (operation !== undefined) {
        const { mutationId, attempt, step = `${mutationId} item` } = operation;
        query.setHeader('x-op-id', mutationId);
        query.setHeader('x-op-attempt', String(attempt));
        query.setHeader('x-step', step);
      }
      try {
        return await withinLimit(limit + extraTime, async (signal) => query.abortSignal(signal));
      } catch (error) {
        return { data: null, status: 0, error: { message: String(error) } };
      }
    },
  };
}

function withCredentials(fetch: Fetch, access: DatabaseAccess): Fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    // supabase-js sends every key as a token.
    headers.delete('authorization');
    const all = { ...restHeaders(access.backend), ...ownerHeaders(access) };
    Object.entries(all).forEach(([name, value]) => headers.set(name, value));
    const response = await fetch(input, { ...init, headers });
    if (!response.ok && (await response.clone().text()).includes(WRONG_PASSWORD)) {
      access.deviceToken.discard();
    }
    return response;
  };
}

function ownerHeaders({ password, deviceToken }: DatabaseAccess): Record<string, string> {
  const typed = password();
  if (typed === undefined) return {};
  return { 'x-admin-password': encodePassword(typed), 'x-device-token': deviceToken.read() };
}

/** Base64 of UTF-8: a header takes no Turkish letters. */
function encodePassword(password: string): string {
  return btoa(String.fromCodePoint(...passwordBytes(password)));
}
