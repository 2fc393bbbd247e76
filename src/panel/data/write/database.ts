import type { SupabaseClient } from '@supabase/supabase-js';

import { withinLimit } from '@/data/supabase/restClient';

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

/** Never rejects: status 0 is no answer. `extraTime` in milliseconds is added to the time limit. */
type SendRequest = (
  query: Query,
  operation?: Operation,
  extraTime?: number,
) => Promise<WriteAnswer>;

/** Where the owner's changes are written. */
export interface Database {
  client: WriteClient;
  send: SendRequest;
}

export function createSendRequest(limit: number): SendRequest {
  return async (query, operation, extraTime = 0) => {
    if (operation !== undefined) {
      query.setHeader('x-op-id', operation.mutationId);
      query.setHeader('x-op-attempt', String(operation.attempt));
    }
    try {
      return await withinLimit(limit + extraTime, async (signal) => query.abortSignal(signal));
    } catch (error) {
      return { data: null, status: 0, error: { message: String(error) } };
    }
  };
}
