import type { SupabaseClient } from '@supabase/supabase-js';

import { withinLimit } from '@/data/supabase/restClient';
import type { DeviceToken } from '@/panel/data/browser/deviceToken';
import { passwordBytes } from '@/panel/data/password';

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

/** Our database's own code. A new password has revoked all tokens. */
export const WRONG_PASSWORD = 'PT403';

interface Operation {
  mutationId: string;
  attempt: number;
}

/**
 * Sends a request with the owner's password. Never rejects: status 0 is no answer. `extraTime` in milliseconds is added
 * to the time limit.
 */
export type SendRequest = (
  query: Query,
  operation?: Operation,
  extraTime?: number,
) => Promise<WriteAnswer>;

export interface Credentials {
  password: () => string | undefined;
  deviceToken: DeviceToken;
}

export function createSendRequest(limit: number, credentials: Credentials): SendRequest {
  return async (query, operation, extraTime = 0) => {
    for (const [name, value] of ownerHeaders(credentials)) query.setHeader(name, value);
    if (operation !== undefined) {
      query.setHeader('x-op-id', operation.mutationId);
      query.setHeader('x-op-attempt', String(operation.attempt));
    }
    try {
      const answer = await withinLimit(limit + extraTime, async (signal) =>
        query.abortSignal(signal),
      );
      if (answer.error?.code === WRONG_PASSWORD) credentials.deviceToken.discard();
      return answer;
    } catch (error) {
      return { data: null, status: 0, error: { message: String(error) } };
    }
  };
}

export function ownerHeaders({ password, deviceToken }: Credentials): [string, string][] {
  const given = password();
  if (given === undefined) return [];
  return [
    ['x-admin-password', encodePassword(given)],
    ['x-device-token', deviceToken.read()],
  ];
}

/** Base64 of UTF-8: a header takes no Turkish letters. */
function encodePassword(password: string): string {
  return btoa(String.fromCodePoint(...passwordBytes(password)));
}
