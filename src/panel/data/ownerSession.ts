import { readInOne } from '@/data/supabase/read/firstPage';
import type { LoadedLists } from '@/data/supabase/read/loadTables';
import { untilIdle } from '@/data/supabase/read/untilIdle';
import { createRestClient, restUrl, withinLimit } from '@/data/supabase/restClient';
import type { OwnerAccess } from '@/panel/data/OwnerRepository';

import { createDeviceToken } from './browser/deviceToken';
import { ownerStorage } from './browser/ownerStorage';
import { checkPassword } from './password';
import { connectPictures } from './pictures/connectPictures';
import type { WaitingPictures } from './pictures/waitingPictures';
import { createReadRest, readCatalog } from './readCatalog';
import { createSyncEngine, type SyncOptions } from './sync/syncEngine';
import { noteAskedPauses } from './write/askedPause';
import { connectWriter, type WriterAccess } from './write/connectWriter';
import { createHistory } from './write/history';
import { retryLater } from './write/pushResult';

export interface OwnerSessionOptions
  extends
    Pick<SyncOptions, 'storage' | 'saved' | 'browserTab' | 'missedEvents' | 'onChange'>,
    Pick<WriterAccess, 'backend' | 'fetch' | 'limit' | 'importClient'> {
  passwordHash: string;
  waitingPictures?: WaitingPictures | undefined;
}

export function createOwnerSession(options: OwnerSessionOptions) {
  const { backend, fetch, limit, importClient, passwordHash, ...ofBrowser } = options;
  let password: string | undefined;
  const deviceToken = createDeviceToken(options.storage);
  const { fetch: fetchNoting, askedPause } = noteAskedPauses(fetch);
  const { openDatabase, ...writer } = connectWriter({
    backend,
    fetch: fetchNoting,
    limit,
    importClient,
    password: () => password,
    deviceToken,
  });
  const reader = { client: createRestClient(backend, fetch), limit };
  const { editor, outbox, ...engine } = createSyncEngine({
    ...ofBrowser,
    ...writer,
    askedPause,
    readCatalog: () => readCatalog(reader, (signal) => readInOne(backend, fetch, signal).shop_info),
    backend: backend.url,
    pushPicture: (address) =>
      connectOnce().then((connected) => connected.pushPicture(address), retryLater),
  });

  const readRest = createReadRest(reader, engine.receive);
  const inBrowser = ownerStorage(options.storage, options.browserTab);
  let pictures: ReturnType<typeof connectPictures> | undefined;

  async function connectOnce() {
    const database = await openDatabase();
    return (pictures ??= connectPictures({
      database,
      fetch: fetchNoting,
      limit,
      catalog: engine.catalog,
      waitingPictures: options.waitingPictures,
      isDrafted: inBrowser.drafts.uses,
    }));
  }

  async function askFeed(site: string): Promise<string | undefined> {
    const asked = new URLSearchParams({ site, apikey: backend.key });
    const address = `${restUrl(backend)}/rpc/product_feed?${asked}`;
    // As others ask: without our headers.
    const answer = await withinLimit(limit, (signal) => fetch(address, { signal })).catch(ignore);
    void answer?.body?.cancel().catch(ignore);
    const isFile = answer?.headers.get('content-type')?.startsWith('text/csv') === true;
    return isFile || answer?.status === 429 ? address : undefined;
  }

  return {
    ...engine,
    /** Reads what the page has not read of its lists. */
    async readRest(lists: LoadedLists, onRead?: (count: number) => void) {
      await (engine.readAnew() ?? readRest(lists, onRead));
    },
    /** Undefined for a wrong password; the right one goes along with every write. */
    async logIn(typed: string): Promise<OwnerAccess | undefined> {
      if (!(await checkPassword(typed, passwordHash))) return undefined;
      password = typed;
      deviceToken.read();
      engine.retryRefused();
      return {
        ...inBrowser,
        editor,
        history: createHistory(openDatabase, outbox),
        askFeed,
        openPictures: async () => (await connectOnce()).open(),
        // If it fails, the first write tries again.
        prepareWrites: () => void untilIdle().then(openDatabase).catch(ignore),
      };
    },
  };
}

const ignore = () => undefined;
