import { createCatalogRepository } from '@/data/session';
import type { Catalog } from '@/domain/catalog';

import type { FakeRest } from './fakeRest';
import { fakeStorage } from './fakeStorage';

export async function loadFrom(rest: FakeRest, saved: Record<string, string> = {}) {
  // Loaded before, so that no test waits for the file.
  await import('@/data/supabase/read/laterPages');
  const storage = fakeStorage(saved);
  const more: Partial<Catalog>[] = [];
  const repository = createCatalogRepository({
    backend: { url: 'https://x.supabase.co', key: 'anon' },
    storage: () => storage,
    fetch: rest.fetch,
  });
  const catalog = await repository.load((longer) => more.push(longer));
  const moreDuringLoad = more.length;
  await waitForLaterPages();
  return { catalog, more, moreDuringLoad, entries: storage.entries };
}

async function waitForLaterPages(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
}
