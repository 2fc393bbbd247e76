import type { BrowserStorage } from '@/data/browser/safeStorage';

/** A browser's storage in memory; `entries` shows what is in it. */
export function fakeStorage(
  saved: Record<string, string> = {},
): BrowserStorage & { entries: Map<string, string> } {
  const entries = new Map(Object.entries(saved));
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  };
}
