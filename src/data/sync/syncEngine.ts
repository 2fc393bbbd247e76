import { createCopySource } from '@/data/browser/copySource';
import type { SavedCatalog } from '@/data/browser/savedCatalog';
import type { SafeStorage } from '@/data/browser/storage';
import { type BrowserTab, listenToOtherTabs, type News } from '@/data/browser/tab';
import { exclusively } from '@/data/browser/withTabLock';
import type { CatalogEditor } from '@/data/CatalogEditor';
import { checkPassword } from '@/data/password/checkPassword';
import { sampleCatalog } from '@/data/schema/samples';
import { TABLE_NAMES } from '@/data/schema/tables';
import type { Take } from '@/data/supabase/read/loadTable';
import { connectWriter, type WriteAccess } from '@/data/supabase/write/connectWriter';
import type { Catalog } from '@/domain/catalog';

import { createCopies } from './cacheWriter';
import { createCommands } from './commands';
import { createHearing } from './crossTabSync';
import { createAliases } from './itemIds';
import { createOutbox } from './mutationQueue';
import { createView } from './optimisticState';
import { createSending } from './push';
import { createReplaceAll } from './replaceAll';
import { createSaveState } from './saveState';
import { createBase } from './serverState';

/** The catalogue as the backend has it, with the owner's waiting changes on top of it and on their way to it. */
export interface SyncedCatalog {
  /** Takes what the load reads, as it comes. */
  take: Take;
  shown: () => Catalog;
  /** The page listens now, and is told everything. */
  show: () => void;
  /** Sends what waits. */
  send: () => void;
  /** Opens the catalogue for changes; the right password goes along with every write. Undefined for a wrong one. */
  logIn: (password: string) => Promise<CatalogEditor | undefined>;
}

export interface SyncedParts extends Omit<WriteAccess, 'password'> {
  storage: SafeStorage;
  saved: SavedCatalog;
  tab: BrowserTab;
  passwordHash: string;
  /** What other tabs have done to waiting changes so far. */
  heard: readonly Parameters<News>[];
  onChange: (changed: Partial<Catalog>) => void;
}

export function createSyncedCatalog({
  storage,
  saved,
  tab,
  passwordHash,
  heard,
  onChange,
  ...access
}: SyncedParts): SyncedCatalog {
  let password: string | undefined;
  const backend = access.backend.url;
  const aliases = createAliases();
  const outbox = createOutbox({ storage, backend, aliases });
  const source = createCopySource(storage, backend);
  const base = createBase({ saved, source, samples: sampleCatalog });
  const view = createView({ base, outbox, aliases, onChange });
  const copies = createCopies({ base, outbox, view });
  const state = createSaveState(outbox.counts);

  const { write, replaceCatalog } = connectWriter({ ...access, password: () => password });

  const sending = createSending({
    outbox,
    rowsOf: (list) => base.catalog()[list],
    write,
    settle: copies.settle,
    exclusively: (work) => exclusively(tab, work),
    onAnswer({ table, op }) {
      // What the backend refuses, or has no more, is seen at once.
      if (!outbox.get(op)?.done) view.refreshSoon([table]);
      state.report();
    },
  });

  const commands = createCommands({
    base,
    outbox,
    aliases,
    view,
    onCommand(table) {
      copies.writeSoon(table);
      state.report();
      void sending.send();
    },
  });

  outbox.refreshAll();
  const hear = createHearing({ base, outbox, view, onNews: state.report });
  heard.forEach((news) => hear(...news));
  listenToOtherTabs(tab, hear);
  tab.events?.addEventListener('online', () => void sending.send());

  const take: Take = (table, value, extent) => {
    base.take(table, value, extent);
    copies.settle();
    base.writeCopy(table.name, view.copy(table.name));
    view.refresh(table.name);
  };

  const replaceAll = createReplaceAll({
    base,
    outbox,
    sending,
    take,
    replaceCatalog: (next, seen) => exclusively(tab, async () => replaceCatalog(next, seen)),
  });

  return {
    take,
    shown: view.catalog,
    show: () => TABLE_NAMES.forEach(view.refresh),
    send: () => void sending.send(),
    async logIn(given) {
      if (!(await checkPassword(given, passwordHash))) return undefined;
      password = given;
      void sending.send();
      return { ...commands, replaceAll, watchState: state.watch };
    },
  };
}
