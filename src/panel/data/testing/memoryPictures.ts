import type { KeptPicture, KeptPictures } from '@/panel/data/pictures/keptPictures';

/** The IndexedDB of a browser: all its tabs and reloads share it. */
export function memoryPictures(): KeptPictures {
  const pictures = new Map<string, KeptPicture>();
  return {
    get: async (address) => pictures.get(address),
    keep: async (address, picture) => void pictures.set(address, picture),
    remove: async (address) => void pictures.delete(address),
    all: async () => [...pictures],
  };
}
