import type { BrowserTab } from '@/data/browser/browserTab';
import type { BrowserStorage } from '@/data/browser/storage';

import { fakeStorage, type FakeStorage } from './fakeStorage';

interface FakeBrowserTab {
  storage: () => BrowserStorage;
  browserTab: BrowserTab;
  goOnline: () => void;
  /** The owner sees the page again. */
  show: () => void;
  hide: () => void;
  /** Closes the page: it writes nothing more, gets no more events and releases its locks. */
  close: () => void;
}

export interface FakeBrowser {
  store: FakeStorage;
  openBrowserTab: () => FakeBrowserTab;
  clear: () => void;
}

interface OpenBrowserTab {
  events: EventTarget;
  closed: Promise<void>;
  isOpen: boolean;
  isVisible: boolean;
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
  const browserTabs = new Set<OpenBrowserTab>();
  let lock: Promise<unknown> = Promise.resolve();

  function dispatchToOthers(writer: OpenBrowserTab, key: string, newValue: string | null): void {
    for (const browserTab of browserTabs) {
      if (browserTab === writer) continue;
      const event = Object.assign(new Event('storage'), { key, newValue });
      queueMicrotask(() => browserTab.isOpen && browserTab.events.dispatchEvent(event));
    }
  }

  function storageOf(browserTab: OpenBrowserTab): BrowserStorage {
    return new Proxy(store, {
      get(target, name) {
        if (name === 'setItem') {
          return (key: string, text: string) => {
            if (!browserTab.isOpen || target.getItem(key) === text) return;
            target.setItem(key, text);
            dispatchToOthers(browserTab, key, text);
          };
        }
        if (name === 'removeItem') {
          return (key: string) => {
            if (!browserTab.isOpen || target.getItem(key) === null) return;
            target.removeItem(key);
            dispatchToOthers(browserTab, key, null);
          };
        }
        return Reflect.get(target, name);
      },
    });
  }

  function request<Result>(
    browserTab: OpenBrowserTab,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const before = lock;
    const turn = before.then(() => (browserTab.isOpen ? work() : new Promise<never>(() => {})));
    const end = Promise.race([turn, browserTab.closed]).catch(() => undefined);
    // A waiting browser tab that is closed keeps its place in the queue.
    lock = before.then(() => end);
    return turn;
  }

  return {
    store,
    clear() {
      store.entries.clear();
      const event = Object.assign(new Event('storage'), { key: null, newValue: null });
      browserTabs.forEach(({ events }) => events.dispatchEvent(event));
    },
    openBrowserTab() {
      const closing = Promise.withResolvers<void>();
      const browserTab: OpenBrowserTab = {
        events: new EventTarget(),
        closed: closing.promise,
        isOpen: true,
        isVisible: true,
      };
      browserTabs.add(browserTab);
      const locks = {
        request: (_name: string, _options: LockOptions, work: () => Promise<unknown>) =>
          request(browserTab, work),
      } as unknown as LockManager;
      const fire = (type: string) => void browserTab.events.dispatchEvent(new Event(type));
      const setVisible = (isVisible: boolean) => {
        browserTab.isVisible = isVisible;
        fire('visibilitychange');
      };
      return {
        storage: () => storageOf(browserTab),
        browserTab: {
          events: browserTab.events,
          locks: hasLocks ? locks : undefined,
          isVisible: () => browserTab.isVisible,
        },
        goOnline: () => fire('online'),
        show: () => setVisible(true),
        hide: () => setVisible(false),
        close() {
          browserTab.isOpen = false;
          browserTabs.delete(browserTab);
          closing.resolve();
        },
      };
    },
  };
}
