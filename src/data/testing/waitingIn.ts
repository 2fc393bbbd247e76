import type { FakeBrowser } from './fakeBrowser';

/** The keys of the changes that the browser still has to bring to the backend. */
export function waitingIn({ store }: FakeBrowser): string[] {
  return [...store.entries.keys()].filter((key) => key.startsWith('ornekoto_outbox:'));
}
