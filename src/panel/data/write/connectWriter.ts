import { withinLimit } from '@/data/supabase/restClient';
import type { PushMutation, WritePorts } from '@/panel/data/sync/ports';

import { createChangeSetCall } from './changeSetCall';
import type { Database, DatabaseAccess } from './database';
import { retryLater } from './pushResult';
import { createReplaceCatalog } from './replaceCatalog';
import { createInsertRow } from './rows/insertRow';
import { saveContact } from './rows/saveContact';
import { writeRow } from './rows/writeRow';

/** Browsers remember a failed import until a reload: it begins only when the files of the shop can be reached. */
async function importSupabase() {
  await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
  // Late: large, and the panel opens without it (D32).
  return import('./database');
}

export type ImportClient = typeof importSupabase;

export interface WriterAccess extends DatabaseAccess {
  /** Only tests have one of their own; otherwise it is the chunk of the Supabase client. */
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
export function connectWriter({ importClient = importSupabase, ...access }: WriterAccess): Writer {
  let opening: Promise<WritePorts & { database: Database }> | undefined;

  async function open() {
    const { openDatabase } = await withinLimit(access.limit, importClient);
    const database = openDatabase(access);
    return {
      database,
      pushMutation: createPushMutation(database),
      changeProducts: createChangeSetCall(database),
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
    pushMutation: (mutation) =>
      openOnce().then(({ pushMutation }) => pushMutation(mutation), retryLater),
    changeProducts: (changes, step) =>
      openOnce().then(({ changeProducts }) => changeProducts(changes, step), unreachable),
    replaceCatalog: (catalog, isAsSeen, step) =>
      openOnce().then(
        ({ replaceCatalog }) => replaceCatalog(catalog, isAsSeen, step),
        () => 'unreachable',
      ),
  };
}

function createPushMutation(database: Database): PushMutation {
  const insertRow = createInsertRow(database);
  return async (mutation) => {
    if (mutation.kind === 'insert') return insertRow(mutation);
    if (mutation.table === 'contact' && mutation.kind === 'update')
      return saveContact(database, mutation);
    const result = await writeRow(database, mutation);
    // A database may be older than the record of the shop: the other changes are sent nevertheless.
    const isMissing = mutation.table === 'shop' && result.kind === 'retry';
    return isMissing && result.reason === 'setup' ? { ...result, reason: 'outdated' } : result;
  };
}

const unreachable = () => ({ kind: 'failed', reason: 'unreachable' }) as const;
