/** What a tab offers besides its storage. */
export interface BrowserTab {
  /** News: `storage` from other tabs, `online` from the network. Missing outside a browser. */
  events?: Pick<EventTarget, 'addEventListener'> | undefined;
  /** Shared by all tabs. Missing where the page has no secure context. */
  locks?: Pick<LockManager, 'request'> | undefined;
}

export function thisTab(): BrowserTab {
  return { events: globalThis.window, locks: globalThis.navigator?.locks };
}

/** Told when another tab has written `text` to a key or removed it; a key of null is all of them at once. */
export type News = (key: string | null, text: string | null) => void;

export function listenToOtherTabs({ events }: BrowserTab, onNews: News): void {
  events?.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    onNews(key, newValue);
  });
}
