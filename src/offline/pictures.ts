import { readCache } from './shopCaches';
import type { FetchEvent } from './workerScope';

const MOST_PICTURES = 60;

/**
 * The stored picture, while the network's takes its place for the next visit (stale while revalidate): names of pictures
 * do not change with their content. The browser's own cache works as it does without the worker.
 */
export async function pictureFirstFromCache(
  event: FetchEvent,
  cache: string,
  url: string,
): Promise<Response> {
  const network = fetch(event.request);
  const storing = network.then(async (answer) => storePicture(cache, url, answer.clone()));
  event.waitUntil(storing.catch(() => undefined));
  return (await readCache(cache, url)) ?? network;
}

/** Stores what the page has loaded before the worker was there. Most of it comes from the browser's own cache. */
export async function storePictures(cache: string, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) await storePicture(cache, url, answer);
  }
}

/** The picture is left out if the storage is full or blocked. */
async function storePicture(name: string, url: string, answer: Response): Promise<void> {
  // Some hosts answer with a page where a file is missing.
  if (!answer.ok || !answer.headers.get('Content-Type')?.startsWith('image/')) return;
  try {
    const cache = await caches.open(name);
    await cache.put(url, answer);
    const oldestFirst = await cache.keys();
    const surplus = oldestFirst.slice(0, -MOST_PICTURES);
    await Promise.all(surplus.map(async (request) => cache.delete(request)));
  } catch {}
}
