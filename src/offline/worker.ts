import { pageFirstFromNetwork, storePage } from './page';
import { pictureFirstFromCache, storePictures } from './pictures';
import { cacheModeOf, cacheName, cacheNames, deleteCaches, readCache } from './shopCaches';
import { becomeActive, type FetchEvent, worker } from './workerScope';

export interface WorkerSettings {
  /** The start of the names of all caches. */
  prefix: string;
  /** Changes with the build. */
  version: string;
  /** The script that only the page of this build names. */
  entry: string;
  /** Files of the build, by their addresses seen from the page, with their hashes as `integrity` has them. */
  files: Record<string, string>;
}

/** Opens the shop without a network (D23). The database, the panel and other sites never pass through it. */
export function startWorker({ prefix, version, entry, files }: WorkerSettings): void {
  const { scope } = worker.registration;
  const resolve = (file: string) => new URL(file, scope).href;
  const filesCache = cacheName(prefix, `files-${version}`);
  const picturesCache = cacheName(prefix, 'pictures');
  const fileUrls = new Set(Object.keys(files).map(resolve));
  const isPage = (url: string) => url === scope || url === resolve('index.html');
  const isPicture = (url: string) => url.startsWith(resolve('images/'));

  async function storeFiles(): Promise<void> {
    const cache = await caches.open(filesCache);
    // With its hash, nothing else can be stored under a file's name.
    const requests = Object.entries(files).map(
      ([file, integrity]) => new Request(resolve(file), { integrity, cache: cacheModeOf(file) }),
    );
    await Promise.all([storePage(cache, scope, entry), cache.addAll(requests)]);
    await becomeActive();
  }

  async function takeOver(): Promise<void> {
    // Tabs of the build before go on with its files.
    const before = await cacheNames(prefix, 'files-');
    const last = before.filter((name) => name !== filesCache).slice(-1);
    await deleteCaches(prefix, [filesCache, picturesCache, ...last]);
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  }

  function answer(event: FetchEvent): Promise<Response> | undefined {
    const { method, mode, url: address } = event.request;
    if (method !== 'GET') return undefined;
    const { origin, pathname } = new URL(address);
    const url = origin + pathname;
    if (mode === 'navigate') {
      return isPage(url) ? pageFirstFromNetwork(event, filesCache, scope) : undefined;
    }
    if (fileUrls.has(url) || url.startsWith(resolve('assets/'))) {
      return fileFirstFromCache(event.request, url);
    }
    return isPicture(url) ? pictureFirstFromCache(event, picturesCache, url) : undefined;
  }

  async function fileFirstFromCache(request: Request, url: string): Promise<Response> {
    const own = await readCache(filesCache, url);
    return own ?? (await caches.match(url).catch(() => undefined)) ?? fetch(request);
  }

  worker.addEventListener('install', (event) => event.waitUntil(storeFiles()));
  worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  worker.addEventListener('fetch', (event) => {
    const answered = answer(event);
    if (answered) event.respondWith(answered);
  });
  worker.addEventListener('message', (event) => {
    const urls: string[] = event.data;
    event.waitUntil(storePictures(picturesCache, urls.filter(isPicture)));
  });
}
