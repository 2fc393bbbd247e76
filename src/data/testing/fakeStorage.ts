import type { BrowserStorage } from '@/data/browser/storage';

export type FakeStorage = BrowserStorage & { entries: Map<string, string> };

/** A storage in memory. Its own enumerable keys are the keys of its entries, as in a browser. */
export function fakeStorage(saved: Record<string, string> = {}): FakeStorage {
  const entries = new Map(Object.entries(saved));
  const methods: FakeStorage = {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  };
  return new Proxy(methods, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (target, key) => ({
      configurable: true,
      enumerable: true,
      value: Reflect.get(target, key),
    }),
  });
}
