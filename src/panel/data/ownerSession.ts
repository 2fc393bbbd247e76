import type { BrowserTab, StorageListener } from '@/data/browser/browserTab';
import type { SavedCatalog } from '@/data/browser/savedCatalog';
import type { SafeStorage } from '@/data/browser/storage';
import { fieldsWithoutColumn } from '@/data/schema/columns';
import { sampleCatalog } from '@/data/schema/samples';
import type { LoadedLists } from '@/data/supabase/read/loadTables';
import { untilIdle } from '@/data/supabase/read/untilIdle';
import {
  type Backend,
  createRestClient,
  type Fetch,
  restUrl,
  withinLimit,
} from '@/data/supabase/restClient';
import type { Catalog } from '@/domain/catalog';
import type { OwnerAccess, OwnerRepository } from '@/panel/data/OwnerRepository';

import { createBackupRecord } from './browser/backupRecord';
import { createDeviceToken } from './browser/deviceToken';
import { createFormDrafts } from './browser/formDrafts';
import { createListChoices } from './browser/listChoices';
import { createPutAside } from './browser/putAside';
import { createLocalEditor, type LocalEditorOptions } from './local/localEditor';
import { checkPassword } from './password';
import { connectPictures } from './pictures/connectPictures';
import type { KeptPictures } from './pictures/keptPictures';
import { createReadRest, readCatalog } from './readCatalog';
import { createSyncEngine } from './sync/syncEngine';
import { noteAskedPauses } from './write/askedPause';
import { connectWriter, type ImportClient } from './write/connectWriter';
import { retryLater } from './write/retryResult';

export interface OwnerSessionOptions {
  backend: Backend;
  fetch: Fetch;
  /** Milliseconds for each request. */
  limit: number;
  passwordHash: string;
  storage: SafeStorage;
  saved: SavedCatalog;
  browserTab: BrowserTab;
  missedEvents: readonly Parameters<StorageListener>[];
  onChange: (changed: Partial<Catalog>) => void;
  keptPictures?: KeptPictures | undefined;
  /** In tests; otherwise the chunk of the Supabase client. */
  importClient?: ImportClient | undefined;
}

export function createOwnerSession({
  backend,
  fetch,
  limit,
  importClient,
  passwordHash,
  ...options
}: OwnerSessionOptions) {
  let password: string | undefined;
  const deviceToken = createDeviceToken(options.storage);
  let loaded: LoadedLists = {};
  const missingFields = (table: keyof Catalog) =>
    table === 'contact' ? [] : fieldsWithoutColumn(table, loaded[table]?.firstRows ?? []);
  const { fetch: fetchNoting, askedPause } = noteAskedPauses(fetch);
  const { openDatabase, ...writer } = connectWriter({
    backend,
    fetch: fetchNoting,
    limit,
    importClient,
    missingFields,
    password: () => password,
    deviceToken,
  });
  const reader = { client: createRestClient(backend, fetch), limit };
  const { editor, ...engine } = createSyncEngine({
    ...options,
    ...writer,
    askedPause,
    readCatalog: () => readCatalog(reader),
    backend: backend.url,
    pushPicture: (address) =>
      connectOnce().then((connected) => connected.pushPicture(address), retryLater),
  });

  const readRest = createReadRest(reader, engine.receive);
  const kept = keptInBrowser(options.storage, options.browserTab);
  let pictures: ReturnType<typeof connectPictures> | undefined;

  async function connectOnce() {
    const database = await openDatabase();
    return (pictures ??= connectPictures({
      database,
      fetch: fetchNoting,
      limit,
      catalog: engine.catalog,
      keptPictures: options.keptPictures,
      isDrafted: kept.drafts.uses,
    }));
  }

  async function askFeed(site: string): Promise<string | undefined> {
    const asked = new URLSearchParams({ site, apikey: backend.key });
    const address = `${restUrl(backend)}/rpc/product_feed?${asked}`;
    try {
      // As others ask: without our headers.
      const answer = await withinLimit(limit, (signal) => fetch(address, { signal }));
      await answer.body?.cancel();
      const isFile = answer.headers.get('content-type')?.startsWith('text/csv') === true;
      return isFile || answer.status === 429 ? address : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    ...engine,
    /** Reads what the page has not read of its lists. */
    async readRest(lists: LoadedLists, onRead?: (count: number) => void) {
      loaded = lists;
      await (engine.readAnew() ?? readRest(lists, onRead));
    },
    /** Undefined for a wrong password; the right one goes along with every write. */
    async logIn(given: string): Promise<OwnerAccess | undefined> {
      if (!(await checkPassword(given, passwordHash))) return undefined;
      password = given;
      deviceToken.read();
      engine.retryRefused();
      return {
        ...kept,
        editor,
        missingFields,
        askFeed,
        openPictures: async () => (await connectOnce()).open(),
        prepareWrites: () => void untilIdle().then(openDatabase).catch(ignore),
      };
    },
  };
}

/** The first write tries again. */
const ignore = () => undefined;

function keptInBrowser(storage: SafeStorage, browserTab: BrowserTab) {
  return {
    drafts: createFormDrafts(storage, browserTab),
    listChoices: createListChoices(storage),
    readiness: { samples: sampleCatalog, putAside: createPutAside(storage) },
  };
}

interface LocalOwnerOptions extends LocalEditorOptions {
  browserTab: BrowserTab;
  passwordHash: string;
}

/** The owner's half of a shop without a backend. */
export function createLocalOwner({
  browserTab,
  passwordHash,
  ...options
}: LocalOwnerOptions): OwnerRepository {
  return {
    async logIn(password) {
      if (!(await checkPassword(password, passwordHash))) return undefined;
      const { storage } = options;
      return {
        ...keptInBrowser(storage, browserTab),
        editor: createLocalEditor(options),
        backupRecord: createBackupRecord(storage),
      };
    },
  };
}
