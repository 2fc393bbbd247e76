import { abortable, startTimeLimit } from '@/data/supabase/timeLimit';

import type { WriteAnswer } from './pushResult';

interface Query extends PromiseLike<WriteAnswer> {
  setHeader: (name: string, value: string) => this;
  abortSignal: (signal: AbortSignal) => this;
}

/** What makes a repetition of a request harmless, and one that comes late. */
interface Operation {
  op: string;
  attempt?: number;
}

/** Sends a request of the owner's. Never rejects: status 0 is no answer. */
export type Ask = (query: Query, operation?: Operation) => Promise<WriteAnswer>;

/** `limit`: milliseconds for an answer. `password`: undefined before the owner has logged in. */
export function createAsk(limit: number, password: () => string | undefined): Ask {
  return async (query, operation) => {
    const owner = password();
    if (owner !== undefined) query.setHeader('x-admin-password', passwordHeader(owner));
    if (operation !== undefined) {
      query.setHeader('x-op-id', operation.op);
      query.setHeader('x-op-attempt', String(operation.attempt ?? 0));
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

/** Base64 of UTF-8: a header takes no Turkish letters. NFC, because keyboards spell `ş` in two ways. */
function passwordHeader(password: string): string {
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  return btoa(String.fromCodePoint(...bytes));
}
