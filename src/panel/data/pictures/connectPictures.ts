import type { Catalog } from '@/domain/catalog';
import { SMALL_COPY } from '@/domain/pictures/pictureCopies';
import type { OwnerPictures } from '@/panel/data/OwnerRepository';
import type { PushFailure, PushPicture } from '@/panel/data/sync/ports';
import type { Database } from '@/panel/data/write/database';
import { ownersPictureIn, type PictureUse } from '@/panel/domain/pictures/ownersPicture';

import { preparePicture } from './preparePicture';
import { findPicture, type StorageAccess, uploadPicture } from './uploadPicture';
import {
  createWaitingPictures,
  type WaitingPicture,
  type WaitingPictures,
} from './waitingPictures';

interface PictureAccess extends Omit<StorageAccess, 'bucket'> {
  database: Database;
  catalog: () => Catalog;
  /** Whether a draft that is kept in this browser names the address. */
  isDrafted: (address: string) => boolean;
  waitingPictures?: WaitingPictures | undefined;
}

/** A photograph whose form was cancelled is removed at the next opening after this time. */
const LONGEST_WAIT_MS = 7 * 24 * 60 * 60 * 1000;

export function connectPictures(options: PictureAccess) {
  const { database, catalog, isDrafted, fetch, limit } = options;
  const { waitingPictures = createWaitingPictures() } = options;
  const bucket = database.client.storage.from('pictures');
  const access = { bucket, fetch, limit };
  const addressOf = (name: string) => bucket.getPublicUrl(name).data.publicUrl;

  return {
    async pushPicture(address: string): ReturnType<PushPicture> {
      const name = ownersPictureIn(address);
      if (name === undefined || addressOf(name) !== address) return undefined;
      const picture = await waitingPictures.get(address);
      if (picture === undefined) return findPicture(access, address);
      const { type, full, small, smallType, copies = [] } = picture;
      const [hash] = name.split('.');
      const files = [
        // Its type may be another one than the name says: that of the picture.
        { name: name.replace('.', `${SMALL_COPY}.`), content: small, type: smallType },
        ...copies.map(({ end, content, type: copyType }) => ({
          name: `${hash}${end}`,
          content,
          type: copyType,
        })),
        { name, content: full, type },
      ];
      let failure: PushFailure | undefined;
      for (const file of files) failure ??= await uploadPicture(access, file);
      if (failure === undefined) await waitingPictures.remove(address);
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

  async function add(file: Blob, use?: PictureUse) {
    const prepared = await preparePicture(file, use);
    if (typeof prepared === 'string') return prepared;
    const { name, ...made } = prepared;
    const address = addressOf(name);
    await waitingPictures.keep(address, { ...made, keptAt: Date.now() });
    return { address, preview: previewOf(made) };
  }

  async function readPreviews(): Promise<ReadonlyMap<string, string>> {
    const pictures = await waitingPictures.all();
    return new Map(pictures.map(([address, picture]) => [address, previewOf(picture)]));
  }

  async function removeCancelled(): Promise<void> {
    const named = picturesNamedIn(catalog());
    const cancelled = (await waitingPictures.all()).filter(
      ([address, { keptAt }]) =>
        keptAt < Date.now() - LONGEST_WAIT_MS &&
        !isDrafted(address) &&
        !named.has(ownersPictureIn(address) ?? ''),
    );
    await Promise.all(cancelled.map(async ([address]) => waitingPictures.remove(address)));
  }
}

function picturesNamedIn({ products, brands, slides, shop }: Catalog): Set<string> {
  const images = [...products, ...slides].map(({ image }) => image);
  const addresses = [...images, ...brands.map(({ logo }) => logo), shop.logo ?? ''];
  return new Set(addresses.flatMap((address) => ownersPictureIn(address) ?? []));
}

function previewOf({ full, type }: Pick<WaitingPicture, 'full' | 'type'>): string {
  return URL.createObjectURL(new Blob([full], { type }));
}
