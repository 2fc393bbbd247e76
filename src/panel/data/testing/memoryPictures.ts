import type { WaitingPicture, WaitingPictures } from '@/panel/data/pictures/waitingPictures';

/** The IndexedDB of a browser: all its tabs and reloads share it. */
export function memoryPictures(): WaitingPictures {
  const pictures = new Map<string, WaitingPicture>();
  return {
    get: async (address) => pictures.get(address),
    keep: async (address, picture) => void pictures.set(address, picture),
    remove: async (address) => void pictures.delete(address),
    all: async () => [...pictures],
  };
}
