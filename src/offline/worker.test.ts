import { expect, test, vi } from 'vitest';

const SCOPE = 'https://shop.test/';

/** Starts the worker of a build and activates it in a browser that has these caches. */
async function activate(version: string, stored: Set<string>): Promise<void> {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('registration', { scope: SCOPE });
  vi.stubGlobal('clients', { claim: async () => undefined });
  vi.stubGlobal('caches', {
    keys: async () => [...stored],
    delete: async (name: string) => stored.delete(name),
  });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
  );
  const { startWorker } = await import('./worker');
  startWorker({ prefix: 'shop', version, entry: 'index.js', files: {} });
  const work: Promise<unknown>[] = [];
  listeners.get('activate')?.({ waitUntil: (part: Promise<unknown>) => work.push(part) });
  await Promise.all(work);
  vi.unstubAllGlobals();
}

const names = (...kinds: string[]) => kinds.map((kind) => `shop-offline-${kind} ${SCOPE}`);

test('a build keeps its own files, the pictures and the files of the last build before it', async () => {
  const stored = new Set([
    ...names('files-1', 'pictures', 'files-2', 'files-3'),
    'other-offline-files-1 https://shop.test/other/',
  ]);
  await activate('3', stored);
  expect([...stored]).toEqual([
    ...names('pictures', 'files-2', 'files-3'),
    'other-offline-files-1 https://shop.test/other/',
  ]);
});
