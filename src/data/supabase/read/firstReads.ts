import {
  abortable,
  type Backend,
  type Fetch,
  restHeaders,
  restUrl,
} from '@/data/supabase/restClient';
import { isPictureAddress } from '@/domain/pictures/pictureAddress';
import { picturePreloads } from '@/domain/pictures/picturePreloads';

import { stopOnSilentNetwork } from './silentNetwork';

/** The answers to the requests that left before the app's bundle had arrived. */
export interface EarlyReads {
  answers: Record<string, Promise<Response>>;
  stop: AbortController;
}

declare global {
  interface Window {
    earlyReads?: EarlyReads;
  }
}

/** Sends one of the first reads: the browser's `fetch`, or a function in its place. */
export type SendRead = (url: string, init: RequestInit) => Promise<Response>;

export const FIRST_PAGE_SIZE = 60;

function query(order: string, limit: number): string {
  return `?${new URLSearchParams({ select: '*', order, limit: String(limit) })}`;
}

/** The four requests of every load, exactly as our client sends them. The slides come first. */
export function firstReads(backend: Backend): { url: string; headers: Record<string, string> }[] {
  const headers = { ...restHeaders(backend), prefer: 'count=exact' };
  const newest = query('created_at.desc,id.desc', FIRST_PAGE_SIZE);
  const latest = query('updated_at.desc,id.desc', 1);
  return [`slides${newest}`, `products${newest}`, `brands${newest}`, `contact_info${latest}`].map(
    (path) => ({ url: `${restUrl(backend)}/${path}`, headers }),
  );
}

/**
 * Runs before the app's bundle has arrived: scripts/build/page/firstReadsScript.ts puts it into the page as an inline script.
 * `send` may answer all reads from one request (withFirstPage).
 */
export function sendFirstReads(backend: Backend, send: SendRead): void {
  const stop = new AbortController();
  const answers: EarlyReads['answers'] = {};
  window.earlyReads = { answers, stop };
  for (const { url, headers } of firstReads(backend)) {
    const answer = send(url, { headers, signal: stop.signal });
    answers[url] = answer;
    // The app handles the error when it asks for the answer.
    answer.catch(() => undefined);
  }
  stopOnSilentNetwork(stop);
  const [slides] = Object.values(answers);
  slides?.then(preloadFirstPicture).catch(() => undefined);
}

async function preloadFirstPicture(answer: Response): Promise<void> {
  const [{ image }]: [{ image: unknown }] = await answer.clone().json();
  if (typeof image !== 'string' || !isPictureAddress(image)) return;
  for (const properties of picturePreloads(image)) {
    document.head.append(Object.assign(document.createElement('link'), properties));
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
