import { type Backend, type Fetch, withinLimit } from '@/data/supabase/restClient';
import type { WritePorts } from '@/panel/data/sync/ports';

import { createSendRequest, type Database } from './database';
import { createChangeProducts } from './products/changeProducts';
import { createReplaceCatalog } from './replaceCatalog';
import { retryLater } from './retryResult';
import { createPushMutation } from './rows/pushMutation';
import { type MissingFields, storedPart } from './storedFields';
import type { Credentials } from './supabaseClient';

/**
 * Browsers remember a failed import until the page is reloaded. So it begins only when the files of the shop can be
 * reached.
 */
async function importSupabase() {
  await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
  // Late: large, and the panel opens without it (D32).
  return import('./supabaseClient');
}

export type ImportClient = typeof importSupabase;

export interface WriteAccess extends Credentials {
  backend: Backend;
  fetch: Fetch;
  limit: number;
  missingFields: MissingFields;
  /** In tests; otherwise the chunk of the Supabase client. */
  importClient?: ImportClient | undefined;
}

export interface Writer extends WritePorts {
  /** Rejects where its code cannot be fetched, or is later than `limit`; the next call tries again. */
  openDatabase: () => Promise<Database>;
}

/**
 * The writing side of the backend. The first write fetches the Supabase client (D32), unless `openDatabase` has been
 * called before. Without its code a write has the result of a write without a network.
 */
export function connectWriter(access: WriteAccess): Writer {
  const { backend, fetch, limit, missingFields, ...others } = access;
  const { importClient = importSupabase, ...credentials } = others;
  let opening: Promise<WritePorts & { database: Database }> | undefined;

  async function open() {
    const { createWriteClient } = await withinLimit(limit, importClient);
    const client = createWriteClient(backend, fetch, credentials);
    const database = { client, send: createSendRequest(limit) };
    return {
      database,
      pushMutation: createPushMutation(database),
      changeProducts: createChangeProducts(database, () => missingFields('products')),
      replaceCatalog: createReplaceCatalog(database),
    };
  }

  function openOnce() {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  return {
    openDatabase: async () => (await openOnce()).database,
    pushMutation: (mutation, isRepeated) =>
      openOnce().then(
        ({ pushMutation }) =>
          pushMutation(storedPart(mutation, missingFields(mutation.table)), isRepeated),
        retryLater,
      ),
    changeProducts: (changes) =>
      openOnce().then(({ changeProducts }) => changeProducts(changes), unreachable),
    replaceCatalog: (...given) =>
      openOnce().then(
        ({ replaceCatalog }) => replaceCatalog(...given),
        () => 'unreachable',
      ),
  };
}

const unreachable = () => ({ kind: 'failed', reason: 'unreachable' }) as const;
