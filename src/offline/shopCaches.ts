import { worker } from './workerScope';

/** A stored answer; undefined where the storage cannot be read. */
export async function readCache(name: string, url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName: name }).catch(() => undefined);
}

/** A file with a hash in its name is not downloaded again where the page has it. The host is asked whether others have changed. */
export function cacheModeOf(file: string): RequestCache {
  return file.startsWith('assets/') ? 'default' : 'no-cache';
}

/** The name of a cache of this shop only: other shops of the same origin have other folders. */
export function cacheName(prefix: string, name: string): string {
  return `${prefix}-offline-${name} ${worker.registration.scope}`;
}

/** The names of this shop's caches that begin with `start`, the oldest first. */
export async function cacheNames(prefix: string, start = ''): Promise<string[]> {
  const [head = '', tail = ''] = cacheName(prefix, `${start}|`).split('|');
  return (await caches.keys()).filter((name) => name.startsWith(head) && name.endsWith(tail));
}

/** Deletes all caches of this shop but those in `kept`. */
export async function deleteCaches(prefix: string, kept: readonly string[] = []): Promise<void> {
  const names = (await cacheNames(prefix)).filter((name) => !kept.includes(name));
  await Promise.all(names.map(async (name) => caches.delete(name)));
}
