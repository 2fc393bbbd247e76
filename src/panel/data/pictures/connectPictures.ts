import type { Catalog } from '@/domain/catalog';
import { SMALL_COPY } from '@/domain/pictures/pictureCopies';
import type { OwnerPictures } from '@/panel/data/OwnerRepository';
import type { PushPicture } from '@/panel/data/sync/ports';
import type { Database } from '@/panel/data/write/database';
import { ownersPictureIn, type PictureType } from '@/panel/domain/pictures/ownersPicture';

import { createKeptPictures, type KeptPicture, type KeptPictures } from './keptPictures';
import { preparePicture } from './preparePicture';
import { findPicture, type StorageAccess, uploadPicture } from './uploadPicture';

interface PictureAccess extends Omit<StorageAccess, 'bucket'> {
  database: Database;
  catalog: () => Catalog;
  /** Whether a draft that is kept in this browser names the address. */
  isDrafted: (address: string) => boolean;
  keptPictures?: KeptPictures | undefined;
}

/** A photograph whose form was cancelled is removed at the next opening after this time. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

export function connectPictures(given: PictureAccess) {
  const { database, catalog, isDrafted, fetch, limit } = given;
  const { keptPictures: kept = createKeptPictures() } = given;
  const bucket = database.client.storage.from('pictures');
  const access = { bucket, fetch, limit };
  const addressOf = (name: string) => bucket.getPublicUrl(name).data.publicUrl;

  return {
    async pushPicture(address: string): ReturnType<PushPicture> {
      const name = ownersPictureIn(address);
      if (name === undefined || addressOf(name) !== address) return undefined;
      const picture = await kept.get(address);
      if (picture === undefined) return findPicture(access, address);
      const { type, full, small, smallType } = picture;
      // Its type may be another one than the name says: that of the picture.
      const smallName = name.replace('.', `${SMALL_COPY}.`);
      const failure =
        (await uploadPicture(access, { name: smallName, content: small, type: smallType })) ??
        (await uploadPicture(access, { name, content: full, type }));
      if (failure === undefined) await kept.remove(address);
      return failure;
    },

    async open(): Promise<OwnerPictures | undefined> {
      const query = database.client.rpc('has_pictures', {}, { get: true });
      const { status } = await database.send(query);
      if (status === 404) return undefined;
      await removeCancelled();
      return { add, previews: await readPreviews() };
    },
  };

  async function add(file: Blob, type?: PictureType) {
    const prepared = await preparePicture(file, type);
    if (typeof prepared === 'string') return prepared;
    const { name, ...made } = prepared;
    const address = addressOf(name);
    await kept.keep(address, { ...made, keptAt: Date.now() });
    return { address, preview: previewOf(made) };
  }

  async function readPreviews(): Promise<ReadonlyMap<string, string>> {
    const pictures = await kept.all();
    return new Map(pictures.map(([address, picture]) => [address, previewOf(picture)]));
  }

  async function removeCancelled(): Promise<void> {
    const named = picturesNamedIn(catalog());
    const cancelled = (await kept.all()).filter(
      ([address, { keptAt }]) =>
        keptAt < Date.now() - KEPT_MS &&
        !isDrafted(address) &&
        !named.has(ownersPictureIn(address) ?? ''),
    );
    await Promise.all(cancelled.map(async ([address]) => kept.remove(address)));
  }
}

function picturesNamedIn({ products, brands, slides }: Catalog): Set<string> {
  const addresses = [...products, ...slides].map(({ image }) => image);
  return new Set(
    [...addresses, ...brands.map(({ logo }) => logo)].flatMap(
      (address) => ownersPictureIn(address) ?? [],
    ),
  );
}

function previewOf({ full, type }: Pick<KeptPicture, 'full' | 'type'>): string {
  return URL.createObjectURL(new Blob([full], { type }));
}
