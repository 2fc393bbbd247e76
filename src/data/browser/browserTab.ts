export interface BrowserTab {
  /** Fires `storage`, `online`, `pageshow` and `visibilitychange`. Missing outside a browser. */
  events?: Pick<EventTarget, 'addEventListener'> | undefined;
  /** Shared by all browser tabs. Missing where the page has no secure context. */
  locks?: Pick<LockManager, 'request'> | undefined;
  isVisible?: () => boolean;
  isOnline?: () => boolean;
}

export function thisBrowserTab(): BrowserTab {
  return {
    events: globalThis.window,
    locks: globalThis.navigator?.locks,
    isVisible: () => document.visibilityState === 'visible',
    isOnline: () => navigator.onLine,
  };
}

/** Another browser tab has written `text` to a key or removed it. A key of null: all keys were removed. */
export type StorageListener = (key: string | null, text: string | null) => void;

export function listenToOtherBrowserTabs({ events }: BrowserTab, onStorage: StorageListener): void {
  events?.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    onStorage(key, newValue);
  });
}
