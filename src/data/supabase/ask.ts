import { abortable, startTimeLimit } from '@/data/timeLimit';

import type { WriteAnswer } from './outcome';

interface Query extends PromiseLike<WriteAnswer> {
  setHeader: (name: string, value: string) => this;
  abortSignal: (signal: AbortSignal) => this;
}

/** Sends a request of the owner's. `op` makes its repetition harmless. Never rejects: status 0 is no answer. */
export type Ask = (query: Query, op?: string) => Promise<WriteAnswer>;

/** `limit`: milliseconds for an answer. `password`: undefined before the owner has logged in. */
export function createAsk(limit: number, password: () => string | undefined): Ask {
  return async (query, op) => {
    const owner = password();
    if (owner !== undefined) query.setHeader('x-admin-password', passwordHeader(owner));
    if (op !== undefined) query.setHeader('x-op-id', op);
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
