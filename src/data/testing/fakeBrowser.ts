import type { BrowserTab } from '@/data/browser/browserTab';
import type { BrowserStorage } from '@/data/browser/storage';

import { fakeStorage, type FakeStorage } from './fakeStorage';

interface FakeTab {
  storage: () => BrowserStorage;
  tab: BrowserTab;
  goOnline: () => void;
  /** Closes the page: it writes nothing more, gets no more events and releases its locks. */
  close: () => void;
}

export interface FakeBrowser {
  store: FakeStorage;
  openTab: () => FakeTab;
  clear: () => void;
}

interface OpenTab {
  events: EventTarget;
  closed: Promise<void>;
  isOpen: boolean;
}

interface Options {
  store?: FakeStorage;
  /** False where the page has no secure context. */
  locks?: boolean;
}

export function fakeBrowser({
  store = fakeStorage(),
  locks: hasLocks = true,
}: Options = {}): FakeBrowser {
  const tabs = new Set<OpenTab>();
  let lock: Promise<unknown> = Promise.resolve();

  function dispatchToOthers(writer: OpenTab, key: string, newValue: string | null): void {
    for (const tab of tabs) {
      if (tab === writer) continue;
      const event = Object.assign(new Event('storage'), { key, newValue });
      queueMicrotask(() => tab.isOpen && tab.events.dispatchEvent(event));
    }
  }

  function storageOf(tab: OpenTab): BrowserStorage {
    return new Proxy(store, {
      get(target, name) {
        if (name === 'setItem') {
          return (key: string, text: string) => {
            if (!tab.isOpen || target.getItem(key) === text) return;
            target.setItem(key, text);
            dispatchToOthers(tab, key, text);
          };
        }
        if (name === 'removeItem') {
          return (key: string) => {
            if (!tab.isOpen || target.getItem(key) === null) return;
            target.removeItem(key);
            dispatchToOthers(tab, key, null);
          };
        }
        return Reflect.get(target, name);
      },
    });
  }

  function request<Result>(tab: OpenTab, work: () => Promise<Result>): Promise<Result> {
    const before = lock;
    const turn = before.then(() => (tab.isOpen ? work() : new Promise<never>(() => {})));
    const end = Promise.race([turn, tab.closed]).catch(() => undefined);
    // A waiting tab that is closed keeps its place in the queue.
    lock = before.then(() => end);
    return turn;
  }

  return {
    store,
    clear() {
      store.entries.clear();
      const event = Object.assign(new Event('storage'), { key: null, newValue: null });
      tabs.forEach(({ events }) => events.dispatchEvent(event));
    },
    openTab() {
      const closing = Promise.withResolvers<void>();
      const tab: OpenTab = { events: new EventTarget(), closed: closing.promise, isOpen: true };
      tabs.add(tab);
      const locks = {
        request: (_name: string, _options: LockOptions, work: () => Promise<unknown>) =>
          request(tab, work),
      } as unknown as LockManager;
      return {
        storage: () => storageOf(tab),
        tab: { events: tab.events, locks: hasLocks ? locks : undefined },
        goOnline: () => void tab.events.dispatchEvent(new Event('online')),
        close() {
          tab.isOpen = false;
          tabs.delete(tab);
          closing.resolve();
        },
      };
    },
  };
}
