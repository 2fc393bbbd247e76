import type { Catalog } from '@/domain/catalog';
import type { importPanel } from '@/importPanel';

import { listenToOtherBrowserTabs, type StorageListener } from './browser/browserTab';
import { OUTBOX_PREFIX, REPLACED_KEY } from './browser/storage';
import { readAtKey, writeCopy } from './browser/writeCopy';
import type { CatalogRepository, ShownCatalog } from './CatalogRepository';
import { createFallback } from './fallback';
import { sampleCatalog } from './schema/samples';
import type { Receive } from './schema/tables';
import type { FirstPage } from './supabase/read/firstPage';
import { type LoadedLists, loadTables } from './supabase/read/loadTables';
import { abortable, createRestClient, startTimeLimit } from './supabase/restClient';

export type OwnerHalf = Pick<
  Awaited<ReturnType<typeof importPanel>>,
  'createLocalOwner' | 'createOwnerSession'
>;

type OwnerSession = ReturnType<OwnerHalf['createOwnerSession']>;

interface BackendRepositoryOptions extends Omit<
  Parameters<OwnerHalf['createOwnerSession']>[0],
  'missedEvents' | 'onChange'
> {
  firstPage: FirstPage | undefined;
  importOwnerHalf: () => Promise<OwnerHalf>;
}

/**
 * The catalogue from a backend; a table that fails comes from the browser's own copy (D5). The owner's half is
 * imported only for an owner, or where the outbox is not empty (D13). From then on its sync engine receives everything.
 */
export function createBackendRepository({
  firstPage,
  importOwnerHalf,
  ...options
}: BackendRepositoryOptions) {
  const { backend, fetch, storage, saved, browserTab, limit } = options;
  const client = createRestClient(backend, fetch);
  const copies = { storage, saved, backend: backend.url };
  const { readFallback, readCategories } = createFallback(saved, fetch, limit);
  const received = new Map<keyof Catalog, (receive: Receive) => void>();
  const missedEvents: Parameters<StorageListener>[] = [];
  let catalog = sampleCatalog;
  let onChange: ((changed: Partial<ShownCatalog>) => void) | undefined;
  let owner: OwnerSession | undefined;
  let lists: LoadedLists = {};

  async function openOwnerSession(): Promise<OwnerSession> {
    const { createOwnerSession } = await importOwnerHalf();
    if (owner) return owner;
    const created = createOwnerSession({
      ...options,
      missedEvents,
      onChange: (changed) => onChange?.(changed),
    });
    received.forEach((handOver) => handOver(created.receive));
    owner = created;
    onChange?.({ categories: undefined });
    if (onChange) created.showAll();
    return created;
  }

  const showOutbox = () => openOwnerSession().catch(logMissingChanges);

  const receive: Receive = (table, value, coverage) => {
    const isChanged = catalog[table.name] !== value;
    catalog = { ...catalog, [table.name]: value };
    // For the owner a list is still loading until it has been read completely.
    const ofOwner = coverage === 'partial' ? 'loading' : coverage;
    received.set(table.name, (to) => to(table, value, ofOwner));
    if (owner) return owner.receive(table, value, ofOwner);
    if (isChanged) onChange?.({ [table.name]: value });
    const isCopied = coverage === 'partial' || coverage === 'complete';
    // Once the owner is at work in another browser tab, what was read here may be outdated.
    if (!isCopied || missedEvents.length > 0) return;
    writeCopy(copies, table, value, coverage === 'complete');
    storage.set(readAtKey(table.name), String(Date.now()));
  };

  const readOn = () => Object.values(lists).forEach((pages) => pages?.readMore());

  listenToOtherBrowserTabs(browserTab, (...event) => {
    const isOwners = [OUTBOX_PREFIX, REPLACED_KEY].some((key) => event[0]?.startsWith(key));
    if (owner || !isOwners) return;
    missedEvents.push(event);
    void showOutbox()
      .then((session) => session?.readRest(lists))
      .catch(ignore);
  });

  return {
    async load(report): Promise<ShownCatalog> {
      const { signal, clear } = startTimeLimit(limit);
      signal.addEventListener('abort', () => firstPage?.stop.abort());
      const hasOutbox = storage.keys().some((key) => key.startsWith(OUTBOX_PREFIX));
      const opening = hasOutbox ? showOutbox() : undefined;
      const read = await loadTables({
        client,
        firstPage,
        fallback: readFallback,
        receive,
        signal,
        withoutSamples: hasOutbox,
        limit,
      });
      const categories = await readCategories(firstPage, catalog.products);
      if (opening) await abortable(opening, signal).catch(logMissingChanges);
      clear();

      // In a task of its own: by then the caller has taken the resolved catalogue.
      setTimeout(() => {
        onChange = report;
        lists = read;
        if (hasOutbox) void owner?.readRest(lists).catch(ignore);
        else readOn();
        owner?.showAll();
        void opening?.then(() => owner?.push());
      });
      return owner?.catalog() ?? { ...catalog, categories };
    },

    async refresh() {
      if (owner) return owner.refresh();
      const { signal, clear } = startTimeLimit(limit);
      const again = firstPage?.again(signal);
      const read = { client, firstPage: again, receive, signal, withoutSamples: false, limit };
      lists = await loadTables(read, lists);
      const categories = await readCategories(again, catalog.products);
      if (!owner) onChange?.({ categories });
      clear();
      readOn();
    },
    loadMoreProducts: () => lists.products?.readMore(),
    async openSearch() {
      // Late: only open controls search (D22).
      const { createProductSearch } = await import('./supabase/read/searchProducts');
      return createProductSearch(client, limit);
    },
    async openOwner() {
      const session = await openOwnerSession();
      return {
        async logIn(password: string, onRead?: (count: number) => void) {
          const access = await session.logIn(password);
          if (access) await session.readRest(lists, onRead);
          return access;
        },
      };
    },
  } satisfies CatalogRepository;
}

const ignore = () => undefined;

function logMissingChanges(error: unknown): void {
  console.error('The changes that wait cannot be shown', error);
}
