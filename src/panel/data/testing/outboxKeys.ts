import type { FakeBrowser } from '@/data/testing/fakeBrowser';

export function outboxKeys({ store }: FakeBrowser): string[] {
  return [...store.entries.keys()].filter((key) => key.startsWith('ornekoto_outbox:'));
}
