import { atom } from 'jotai';
import { atomWithRefresh } from 'jotai/utils';

import { picturePreviewsAtom, showPreviewsAtom } from '@/atoms/picturePreviews';
import type { OwnerPictures } from '@/panel/data/OwnerRepository';
import type { PictureProblem, PictureUse } from '@/panel/domain/pictures/ownersPicture';

import { openAccess } from './session';

/** `noPlace`: the shop cannot store photographs. `unreachable`: their code could not be fetched. */
const ownerPicturesAtom = atomWithRefresh(
  async (get): Promise<OwnerPictures | 'noPlace' | 'unreachable'> => {
    try {
      return (await openAccess(get).openPictures?.()) ?? 'noPlace';
    } catch (error) {
      console.error('Photographs cannot be chosen', error);
      return 'unreachable';
    }
  },
);

export const openPicturesAtom = atom(null, async (get, set) => {
  const pictures = await get(ownerPicturesAtom);
  // The next call tries again.
  if (pictures === 'unreachable') set(ownerPicturesAtom);
  if (typeof pictures === 'string') return pictures;
  const shown = get(picturePreviewsAtom);
  const isNew = [...pictures.previews.keys()].some((address) => !shown.has(address));
  if (isNew) set(showPreviewsAtom, new Map([...pictures.previews, ...shown]));
  return pictures;
});

export const addPhotographAtom = atom(
  null,
  async (get, set, file: Blob, use?: PictureUse): Promise<{ address: string } | PictureProblem> => {
    const pictures = await get(ownerPicturesAtom);
    const added = typeof pictures === 'string' ? 'unreadable' : await pictures.add(file, use);
    if (typeof added === 'string') return added;
    const { address, preview } = added;
    set(showPreviewsAtom, new Map(get(picturePreviewsAtom)).set(address, preview));
    return { address };
  },
);
