import { createStore, del, entries, get, set } from 'idb-keyval';

import { browserKey } from '@/data/browser/storage';

export interface WaitingPicture {
  type: string;
  full: ArrayBuffer;
  small: ArrayBuffer;
  smallType: string;
  /** Others that are stored beside it, each with the end of its name. */
  copies?: readonly { end: string; content: ArrayBuffer; type: string }[];
  /** Milliseconds since 1970. */
  keptAt: number;
}

export type WaitingPictures = ReturnType<typeof createWaitingPictures>;

/** Keeps pictures in IndexedDB, where they survive a closed browser tab; in memory if there is no room or it is blocked. Never rejects. */
export function createWaitingPictures() {
  const memory = new Map<string, WaitingPicture>();
  let opened: ReturnType<typeof createStore> | undefined;

  async function attempt<Result>(
    work: (store: ReturnType<typeof createStore>) => Promise<Result>,
    failed: Result,
  ): Promise<Result> {
    try {
      // The store's name stays: a browser that has the database gets no other store.
      opened ??= createStore(browserKey('pictures'), 'kept');
      return await work(opened);
    } catch (error) {
      console.error('IndexedDB failed', error);
      return failed;
    }
  }

  return {
    /** Undefined also where the browser has deleted it. */
    get: async (address: string) =>
      memory.get(address) ?? attempt((store) => get<WaitingPicture>(address, store), undefined),
    async keep(address: string, picture: WaitingPicture) {
      const isStored = await attempt(async (store) => {
        await set(address, picture, store);
        return true;
      }, false);
      if (!isStored) memory.set(address, picture);
    },
    async remove(address: string) {
      memory.delete(address);
      await attempt((store) => del(address, store), undefined);
    },
    /** All of them, each with its address. */
    all: async () => [
      ...memory,
      ...(await attempt((store) => entries<string, WaitingPicture>(store), [])),
    ],
  };
}
