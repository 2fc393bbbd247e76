/** Its own enumerable properties are what is stored in it. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws. What goes wrong is logged. */
export interface SafeStorage {
  get: (key: string) => string | null;
  /** Says whether the text is kept now; a full storage keeps the old one. */
  set: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  /** Everything that is stored, whoever stored it. */
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

/** `open` is a function because merely looking at `window.localStorage` throws where the browser blocks it. */
export function safeStorage(open: () => BrowserStorage): SafeStorage {
  const storage = attempt(open, undefined, 'opening');
  return {
    get: (key) => attempt(() => storage?.getItem(key) ?? null, null, `reading ${key}`),
    set: (key, text) =>
      attempt(
        () => {
          storage?.setItem(key, text);
          return storage !== undefined;
        },
        false,
        `writing ${key}`,
      ),
    remove: (key) => attempt(() => storage?.removeItem(key), undefined, `removing ${key}`),
    keys: () => attempt(() => Object.keys(storage ?? {}), [], 'listing'),
  };
}
