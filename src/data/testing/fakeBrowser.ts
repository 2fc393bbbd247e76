import type { BrowserStorage } from '@/data/browser/storage';

import { fakeStorage, type FakeStorage } from './fakeStorage';

export type FakeBrowser = ReturnType<typeof fakeBrowser>;

interface OpenBrowserTab {
  events: EventTarget;
  isOpen: boolean;
  isVisible: boolean;
}

interface Options {
  store?: FakeStorage;
  /** False where the page has no secure context. */
  locks?: boolean;
}

export function fakeBrowser({ store = fakeStorage(), locks: hasLocks = true }: Options = {}) {
  const browserTabs = new Set<OpenBrowserTab>();
  let lock: Promise<unknown> = Promise.resolve();

  function write(writer: OpenBrowserTab, key: string, text: string | null): void {
    if (!writer.isOpen || store.getItem(key) === text) return;
    if (text === null) store.removeItem(key);
    else store.setItem(key, text);
    for (const browserTab of browserTabs) {
      if (browserTab === writer) continue;
      const event = Object.assign(new Event('storage'), { key, newValue: text });
      queueMicrotask(() => browserTab.isOpen && browserTab.events.dispatchEvent(event));
    }
  }

  function storageOf(browserTab: OpenBrowserTab): BrowserStorage {
    const writing = {
      setItem: (key: string, text: string) => write(browserTab, key, text),
      removeItem: (key: string) => write(browserTab, key, null),
    };
    return new Proxy(store, {
      get: (target, name) => Reflect.get(name in writing ? writing : target, name),
    });
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
        isOpen: true,
        isVisible: true,
      };
      browserTabs.add(browserTab);
      const locks = {
        async request(_name: string, _options: LockOptions, work: () => Promise<unknown>) {
          const before = lock;
          const turn = before.then(() => (browserTab.isOpen ? work() : new Promise(() => {})));
          const end = Promise.race([turn, closing.promise]).catch(() => undefined);
          // A waiting browser tab that is closed keeps its place in the queue.
          lock = before.then(() => end);
          return turn;
        },
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
        /** The owner sees the page again. */
        show: () => setVisible(true),
        hide: () => setVisible(false),
        /** Closes the page: it writes nothing more, gets no more events and releases its locks. */
        close: () => {
          browserTab.isOpen = false;
          browserTabs.delete(browserTab);
          closing.resolve();
        },
      };
    },
  };
}
