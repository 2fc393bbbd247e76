import type { SupabaseClient } from '@supabase/supabase-js';

import { passwordBytes } from '@/data/password';
import { abortable, startTimeLimit } from '@/data/supabase/restClient';

export interface WriteAnswer {
  data: unknown;
  status: number;
  error: { message: string; code?: string | undefined; details?: string | null } | null;
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

export function createSendRequest(limit: number, password: () => string | undefined): SendRequest {
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

/** Base64 of UTF-8: a header takes no Turkish letters. */
function encodePassword(password: string): string {
  return btoa(String.fromCodePoint(...passwordBytes(password)));
}
