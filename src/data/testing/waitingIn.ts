import type { FakeBrowser } from './fakeBrowser';

/** The keys of the mutations in the outbox. */
export function waitingIn({ store }: FakeBrowser): string[] {
  return [...store.entries.keys()].filter((key) => key.startsWith('ornekoto_outbox:'));
}
