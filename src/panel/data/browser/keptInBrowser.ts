import type { BrowserTab } from '@/data/browser/browserTab';
import type { SafeStorage } from '@/data/browser/storage';
import { sampleCatalog } from '@/data/schema/samples';

import { createFormDrafts } from './formDrafts';
import { createListChoices } from './listChoices';
import { createPutAside } from './putAside';

/** What only this browser keeps for its owner, with a database and without one. */
export function keptInBrowser(storage: SafeStorage, browserTab: BrowserTab) {
  return {
    drafts: createFormDrafts(storage, browserTab),
    listChoices: createListChoices(storage),
    readiness: { samples: sampleCatalog, putAside: createPutAside(storage) },
  };
}
