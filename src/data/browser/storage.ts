import { shop } from '@/content/shop';

export function browserKey(name: string): string {
  return `${shop.storagePrefix}_${name}`;
}

export const OUTBOX_PREFIX = browserKey('outbox:');

/** Stored beside the mutations: where it is missing, somebody has cleared the storage. */
export const OUTBOX_MARKER = browserKey('outbox');

/** Written whenever the whole catalogue was replaced: what other browser tabs have read before is outdated. */
export const REPLACED_KEY = browserKey('replaced');

/** A browser in which the owner has logged in has it. With a database it is his device's token (D17). */
export const OWNER_KEY = browserKey('device');

export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that throws nothing: errors are logged. */
export interface SafeStorage {
  get: (key: string) => string | null;
  /** False where the text could not be stored; the old text remains. */
  set: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
}

function attempt<Result>(work: () => Result, failed: Result, doing: string): Result {
  try {
    return work();
  } catch (error) {
    console.error(`Browser storage: ${doing} failed`, error);
    return failed;
  }
}

/** Reading `window.localStorage` throws where the browser blocks it, and in some browsers it is null instead. */
export function safeStorage(open: () => BrowserStorage | null): SafeStorage {
  const storage = attempt(open, null, 'opening');
  return {
    get: (key) => attempt(() => storage?.getItem(key) ?? null, null, `reading ${key}`),
    set: (key, text) =>
      attempt(
        () => {
          // Writing takes much longer than comparing.
          if (storage?.getItem(key) !== text) storage?.setItem(key, text);
          return storage !== null;
        },
        false,
        `writing ${key}`,
      ),
    remove: (key) => attempt(() => storage?.removeItem(key), undefined, `removing ${key}`),
    keys: () => attempt(() => Object.keys(storage ?? {}), [], 'listing'),
  };
}

/** Null where nothing is stored, or nothing that can be read. */
export function readJson(storage: SafeStorage, key: string): unknown {
  return attempt(() => JSON.parse(storage.get(key) ?? 'null'), null, `reading ${key}`);
}

/** Moves an unreadable entry, so that it can be repaired by hand and is not read again. */
export function quarantine(
  storage: SafeStorage,
  key: string,
  text: string,
  quarantineKey: string,
): void {
  if (storage.set(quarantineKey, text)) storage.remove(key);
}
