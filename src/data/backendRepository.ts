import { OUTBOX_PREFIX } from '@/data/browser/keys';
import { listenToOtherTabs } from '@/data/browser/tab';
import { sampleCatalog } from '@/data/schema/samples';
import { brandTable, productTable, slideTable } from '@/data/schema/tables';
import { abortable, startTimeLimit } from '@/data/supabase/timeLimit';

import type { CatalogRepository } from './CatalogRepository';
import { loadOwnersHalf } from './loadOwnerChunk';
import { type Load, loadContact, loadList, type Take } from './supabase/read/loadTable';
import { seedLater } from './supabase/read/seedLater';
import type { RestClient } from './supabase/restClient';
import type { Visit } from './visit';

interface Parts extends Omit<Visit, 'catalog' | 'extents' | 'heard'> {
  client: RestClient;
}

/**
 * The catalogue from a backend; table by table from the browser's own copy where that fails (D5). The owner's changes
 * are a chunk of code of their own, fetched only where there are any, or an owner (D13).
 */
export function backendRepository({ client, ...parts }: Parts): CatalogRepository {
  const { storage, saved, tab, limit } = parts;
  const visit: Visit = { ...parts, catalog: sampleCatalog, extents: {}, heard: [] };

  const openSynced = async () => (await loadOwnersHalf()).openSynced(visit);
  const followChanges = () => openSynced().catch(logMissingChanges);

  const take: Take = (table, value, extent) => {
    visit.catalog = { ...visit.catalog, [table.name]: value };
    visit.extents[table.name] = extent;
    if (visit.synced) visit.synced.take(table, value, extent);
    else if (extent === 'whole') saved.write(table, value);
    else if (extent === 'pages to come') visit.onChange?.({ [table.name]: value });
  };

  listenToOtherTabs(tab, (...news) => {
    if (visit.synced || !news[0]?.startsWith(OUTBOX_PREFIX)) return;
    visit.heard.push(news);
    void followChanges();
  });

  return {
    async load(onChange) {
      const { signal, clear } = startTimeLimit(limit);
      const rowsWait = storage.keys().some((key) => key.startsWith(OUTBOX_PREFIX));
      const following = rowsWait ? followChanges() : undefined;
      const seed = seedLater(client, signal);
      const load: Load = { client, saved, seed, take, signal, rowsWait, limit };
      const readOns = await Promise.all([
        loadList(productTable, load),
        loadList(brandTable, load),
        loadList(slideTable, load),
        loadContact(load),
      ]);
      if (following) await abortable(following, signal).catch(logMissingChanges);
      clear();

      // A task of its own: by then, whoever waits for the catalogue has taken it.
      setTimeout(() => {
        visit.onChange = onChange;
        readOns.forEach((readOn) => void readOn());
        visit.synced?.show();
        void following?.then(() => visit.synced?.send());
      });
      return visit.synced?.shown() ?? visit.catalog;
    },

    logIn: async (password) => (await openSynced()).logIn(password),
  };
}

function logMissingChanges(error: unknown): void {
  console.error('The changes that wait cannot be shown', error);
}
