import { createCatalogRepository } from '@/data/session';
import type { FirstPage } from '@/data/supabase/read/firstPage';
import type { Catalog } from '@/domain/catalog';

import type { FakeRest } from './fakeRest';
import { fakeStorage } from './fakeStorage';

export async function loadFrom(
  rest: FakeRest,
  saved: Record<string, string> = {},
  firstPage?: FirstPage,
) {
  // Loaded before, so that no test waits for the file.
  await import('@/data/supabase/read/laterPages');
  const storage = fakeStorage(saved);
  const more: Partial<Catalog>[] = [];
  const repository = createCatalogRepository({
    backend: { url: 'https://x.supabase.co', key: 'anon' },
    storage: () => storage,
    fetch: rest.fetch,
    firstPage,
  });
  const catalog = await repository.load((longer) => more.push(longer));
  const moreDuringLoad = more.length;
  await waitForLaterPages();
  return { catalog, more, moreDuringLoad, entries: storage.entries };
}

async function waitForLaterPages(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
}
