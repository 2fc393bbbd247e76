import { createStore, del, entries, get, set } from 'idb-keyval';

import { browserKey } from '@/data/browser/storage';

export interface KeptPicture {
  type: string;
  full: ArrayBuffer;
  small: ArrayBuffer;
  smallType: string;
  /** Milliseconds since 1970. */
  keptAt: number;
}

export interface KeptPictures {
  /** Undefined also where the browser has deleted it. */
  get: (address: string) => Promise<KeptPicture | undefined>;
  keep: (address: string, picture: KeptPicture) => Promise<void>;
  remove: (address: string) => Promise<void>;
  /** All of them, each with its address. */
  all: () => Promise<readonly [address: string, picture: KeptPicture][]>;
}

/** Keeps pictures in IndexedDB, where they survive a closed browser tab; in memory if there is no room or it is blocked. Never rejects. */
export function createKeptPictures(): KeptPictures {
  const memory = new Map<string, KeptPicture>();
  let opened: ReturnType<typeof createStore> | undefined;

  async function attempt<Result>(
    work: (store: ReturnType<typeof createStore>) => Promise<Result>,
    failed: Result,
  ): Promise<Result> {
    try {
      opened ??= createStore(browserKey('pictures'), 'kept');
      return await work(opened);
    } catch (error) {
      console.error('IndexedDB failed', error);
      return failed;
    }
  }

  return {
    get: async (address) =>
      memory.get(address) ?? attempt((store) => get<KeptPicture>(address, store), undefined),
    async keep(address, picture) {
      const isKept = await attempt(async (store) => {
        await set(address, picture, store);
        return true;
      }, false);
      if (!isKept) memory.set(address, picture);
    },
    async remove(address) {
      memory.delete(address);
      await attempt((store) => del(address, store), undefined);
    },
    all: async () => [
      ...memory,
      ...(await attempt((store) => entries<string, KeptPicture>(store), [])),
    ],
  };
}
