import { abortable, startTimeLimit } from '@/data/supabase/restClient';
import type { Catalog } from '@/domain/catalog';
import type { OwnerPictures } from '@/panel/data/OwnerRepository';
import type { SendRequest } from '@/panel/data/write/sendRequest';
import { ownersPictureIn, smallCopyName } from '@/panel/domain/pictures/ownersPicture';

import { bucketOf, type StorageAccess } from './uploadPicture';

/** Storage removes at most a thousand at once. */
const AT_ONCE = 500;

/** Finds and removes uploaded pictures that neither a row of the database nor an unsent change names. */
export function createUnusedPictures(
  access: StorageAccess,
  sendRequest: SendRequest,
  catalog: () => Catalog,
): Pick<OwnerPictures, 'countUnused' | 'removeUnused'> {
  async function findUnused(): Promise<string[] | undefined> {
    const { data } = await sendRequest(access.client.rpc('unused_pictures'));
    if (!Array.isArray(data)) return undefined;
    const named = picturesNamedIn(catalog());
    const kept = new Set([...named, ...[...named].map(smallCopyName)]);
    return data.map(String).filter((name) => !kept.has(name));
  }

  async function remove(names: readonly string[]): Promise<boolean> {
    if (names.length === 0) return true;
    const { signal, clear } = startTimeLimit(access.limit);
    try {
      const removal = bucketOf(access).remove(names.slice(0, AT_ONCE));
      const { error } = await abortable(removal, signal);
      if (error !== null) throw error;
    } catch (error) {
      console.error('Unused pictures cannot be removed', error);
      return false;
    } finally {
      clear();
    }
    return remove(names.slice(AT_ONCE));
  }

  return {
    countUnused: async () => (await findUnused())?.filter(isPhotograph).length,
    async removeUnused() {
      const names = await findUnused();
      if (names === undefined || !(await remove(names))) return undefined;
      return names.filter(isPhotograph).length;
    },
  };
}

/** And not its small copy. */
function isPhotograph(name: string): boolean {
  return ownersPictureIn(`/pictures/${name}`) !== undefined;
}

/** The names of the uploaded photographs that are in use. */
export function picturesNamedIn({ products, brands, slides }: Catalog): Set<string> {
  const addresses = [...products, ...slides].map(({ image }) => image);
  return new Set(
    [...addresses, ...brands.map(({ logo }) => logo)].flatMap(
      (address) => ownersPictureIn(address) ?? [],
    ),
  );
}
