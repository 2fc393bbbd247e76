import { withinLimit } from '@/data/supabase/restClient';
import type { Catalog } from '@/domain/catalog';
import type { OwnerPictures } from '@/panel/data/OwnerRepository';
import type { Database } from '@/panel/data/write/database';
import { ownersPictureIn, smallCopyName } from '@/panel/domain/pictures/ownersPicture';

import type { StorageAccess } from './uploadPicture';

/** Storage removes at most a thousand at once. */
const AT_ONCE = 500;

/** Pictures that neither a row of the database nor an unsent change names. */
export function createUnusedPictures(
  { bucket, limit }: StorageAccess,
  database: Database,
  catalog: () => Catalog,
): Pick<OwnerPictures, 'countUnused' | 'removeUnused'> {
  async function findUnused(): Promise<string[] | undefined> {
    const { data } = await database.send(database.client.rpc('unused_pictures'));
    if (!Array.isArray(data)) return undefined;
    const named = picturesNamedIn(catalog());
    const kept = new Set([...named, ...[...named].map(smallCopyName)]);
    return data.map(String).filter((name) => !kept.has(name));
  }

  async function remove(names: readonly string[]): Promise<void> {
    const removal = async () => bucket.remove([...names]);
    const { error } = await withinLimit(limit, removal);
    if (error !== null) throw error;
  }

  return {
    countUnused: async () => (await findUnused())?.filter(isPhotograph).length,
    async removeUnused() {
      const names = await findUnused();
      if (names === undefined) return undefined;
      try {
        for (let from = 0; from < names.length; from += AT_ONCE) {
          await remove(names.slice(from, from + AT_ONCE));
        }
        return names.filter(isPhotograph).length;
      } catch (error) {
        console.error('Unused pictures cannot be removed', error);
        return undefined;
      }
    },
  };
}

function isPhotograph(name: string): boolean {
  return ownersPictureIn(`/pictures/${name}`) !== undefined;
}

export function picturesNamedIn({ products, brands, slides }: Catalog): Set<string> {
  const addresses = [...products, ...slides].map(({ image }) => image);
  return new Set(
    [...addresses, ...brands.map(({ logo }) => logo)].flatMap(
      (address) => ownersPictureIn(address) ?? [],
    ),
  );
}
