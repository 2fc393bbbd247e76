import { SILENT_NETWORK } from '@/page/silentNetwork';

import { readCache } from './shopCaches';
import type { FetchEvent } from './workerScope';

/** Milliseconds for the network before the stored page is shown (D23). */
const PATIENCE_MS = 3000;

/** The page from the network, so that a new build is seen at once; the stored one if it is late, or if the server has failed. */
export async function pageFirstFromNetwork(
  event: FetchEvent,
  cache: string,
  url: string,
): Promise<Response> {
  const network = askNetwork(event);
  const usable = network.then(
    (answer) => (answer.status < 500 ? answer : undefined),
    () => undefined,
  );
  event.waitUntil(usable);
  const first = await Promise.race([usable, wait(PATIENCE_MS)]);
  if (first instanceof Response) return first;
  const stored = await readCache(cache, url);
  if (stored === undefined) return network;
  return first === 'silent' ? markSilent(stored) : stored;
}

/** Tells the page that the network is silent, so that it does not wait long for the catalogue either. */
async function markSilent(page: Response): Promise<Response> {
  const body = (await page.text()).replace('<html', `<html ${SILENT_NETWORK}`);
  return new Response(body, { headers: page.headers });
}

async function askNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

function wait(milliseconds: number): Promise<'silent'> {
  return new Promise((resolve) => setTimeout(() => resolve('silent'), milliseconds));
}

/** Stores the page. Rejects if it names the files of another build: a host may serve two builds for a while. */
export async function storePage(cache: Cache, url: string, entry: string): Promise<void> {
  const answer = await fetch(url, { cache: 'no-cache' });
  const body = await answer.text();
  if (answer.status !== 200 || !body.includes(entry))
    throw new Error(`Not the page of this build: ${url}`);
  // Browsers refuse a stored answer to which a redirect has led.
  await cache.put(url, new Response(body, { headers: answer.headers }));
}
