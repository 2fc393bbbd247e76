import type { BrowserTab } from '@/data/browser/browserTab';
import { browserKey, type SafeStorage } from '@/data/browser/storage';
import { sampleCatalog } from '@/data/schema/samples';

import { createFormDrafts } from './formDrafts';
import { createRememberedChoices } from './rememberedChoices';

const ASIDE_KEY = browserKey('aside');

export type OwnerStorage = ReturnType<typeof ownerStorage>;

/** What only this browser keeps for its owner, with a database and without one. */
export function ownerStorage(storage: SafeStorage, browserTab: BrowserTab) {
  return {
    drafts: createFormDrafts(storage, browserTab),
    spreadsheetChoices: createRememberedChoices(storage),
    /** What an empty shop is filled with, and what the owner does not want to be told again. */
    readiness: { samples: sampleCatalog, putAside: createPutAside(storage) },
  };
}

function createPutAside(storage: SafeStorage) {
  const all = () => (storage.get(ASIDE_KEY) ?? '').split(' ');
  return { all, add: (word: string) => void storage.set(ASIDE_KEY, [...all(), word].join(' ')) };
}
