import type { ListTable } from '@/data/schema/tables';
import type { RestClient } from '@/data/supabase/restClient';
import { rowsOf } from '@/data/supabase/unwrapRows';

import { insertSamples } from './insertSamples';

/** Puts the samples into a table that was read as empty (specification 4). False when the database refuses. */
export type Seed = <Item extends { id: number }>(table: ListTable<Item>) => Promise<boolean>;

/**
 * The seeding of one load. Our migrations bring a function that seeds each table once in its life, so that a list
 * which the owner has emptied stays empty; one call serves all tables. A database that has only the tables gets the
 * specification's bulk insert.
 */
export function createSeeding(client: RestClient, signal: AbortSignal): Seed {
  let call: ReturnType<typeof callSeedFunction> | undefined;
  return async (table) => {
    call ??= callSeedFunction(client, signal);
    const outcome = await call;
    return outcome === 'missing' ? insertSamples(client, table, signal) : outcome === 'done';
  };
}

async function callSeedFunction(
  client: RestClient,
  signal: AbortSignal,
): Promise<'done' | 'missing' | 'refused'> {
  const answer = await client.rpc('seed_samples').abortSignal(signal);
  if (answer.status === 404) return 'missing';
  try {
    rowsOf(answer);
    return 'done';
  } catch (error) {
    console.error('seed_samples: the database refuses to seed', error);
    return 'refused';
  }
}
