import type { BrowserStorage } from '@/data/browser/storage';

export type FakeStorage = BrowserStorage & { entries: Map<string, string> };

/** A browser's storage in memory; `entries` shows what is in it. Its own keys are those of the entries, as a browser has it. */
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
