import { once } from '@/data/once';
import type { RestClient } from '@/data/supabase/restClient';

import type { Seed } from './seeding';

/** The seeding of one load, fetched only when a list is empty: once in a shop's life. */
export function seedLater(client: RestClient, signal: AbortSignal): Seed {
  const fetchSeeding = once(async () => {
    const { createSeeding } = await import('./seeding');
    return createSeeding(client, signal);
  });
  return async (table) => (await fetchSeeding())(table);
}
