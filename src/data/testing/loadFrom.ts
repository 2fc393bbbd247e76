import { createCatalogRepository } from '@/data/session';
import type { FirstPage } from '@/data/supabase/read/firstPage';
import type { Catalog } from '@/domain/catalog';

import type { FakeRest } from './fakeRest';
import { fakeStorage } from './fakeStorage';
import { passTime } from './passTime';

/** Starts a load and does not wait for it. */
export function startLoad(
  { fetch }: FakeRest,
  saved: Record<string, string> = {},
  firstPage?: FirstPage,
) {
  const storage = fakeStorage(saved);
  const more: Partial<Catalog>[] = [];
  const backend = { url: 'https://x.supabase.co', key: 'anon' };
  const options = { backend, storage: () => storage, fetch, firstPage };
  const repository = createCatalogRepository(options);
  const loading = repository.load((longer) => more.push(longer));
  return { loading, more, entries: storage.entries, repository };
}

/** Loads, and waits for the later pages. */
export async function loadFrom(...given: Parameters<typeof startLoad>) {
  return passTime(20, async () => {
    const { loading, more, entries, repository } = startLoad(...given);
    return { catalog: await loading, more, entries, repository };
  });
}
