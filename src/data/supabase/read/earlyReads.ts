import type { Fetch } from '@/data/supabase/restClient';
import { abortable } from '@/data/supabase/timeLimit';

/** What the inline script of firstReads.ts leaves for us. */
export interface EarlyReads {
  /** By the request's address. */
  answers: Record<string, Promise<Response>>;
  /** Ends those that hang. */
  stop: AbortController;
}

declare global {
  interface Window {
    earlyReads?: EarlyReads;
  }
}

/** A fetch that hands out each early answer once and sends every other request itself. */
export function withEarlyReads(fetch: Fetch, early: EarlyReads | undefined): Fetch {
  if (early === undefined) return fetch;
  const answers = new Map(Object.entries(early.answers));

  return (input, init) => {
    const url = init?.method === 'GET' && typeof input === 'string' ? input : '';
    const answer = answers.get(url);
    if (answer === undefined) return fetch(input, init);
    answers.delete(url);

    const signal = init?.signal;
    if (!signal) return answer;
    signal.addEventListener('abort', () => early.stop.abort(), { once: true });
    return abortable(answer, signal);
  };
}
