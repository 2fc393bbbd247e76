import { statfsSync } from 'node:fs';

/** Linux keeps the files of this folder in memory. */
export const SHARED_MEMORY = '/dev/shm';

/** Whether this many bytes are free there. Containers often have 64 MB. */
export function hasSharedMemory(bytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= bytes;
  } catch {
    return false;
  }
}
