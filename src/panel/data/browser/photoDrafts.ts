import { browserKey, readJson, type SafeStorage } from '@/data/browser/storage';
import { isRecord } from '@/data/schema/fields';
import { type PhotoDraft, withDraft, withoutDraft } from '@/panel/domain/photoDrafts';
import { ownersPictureIn } from '@/panel/domain/pictures/ownersPicture';

import { parseTyped } from './formDrafts';

const KEY = browserKey('photoDrafts');

/** Read anew each time, because other browser tabs write them too. Kept in memory where there is no room. Never throws. */
export function createPhotoDrafts(storage: SafeStorage) {
  let unstored: PhotoDraft[] | undefined;
  const all = (): readonly PhotoDraft[] => unstored ?? parseDrafts(readJson(storage, KEY));

  function write(drafts: PhotoDraft[]) {
    unstored = storage.set(KEY, JSON.stringify(drafts)) ? undefined : drafts;
  }

  return {
    all,
    keep: (draft: PhotoDraft) => write(withDraft(all(), draft)),
    drop: (image: string) => write(withoutDraft(all(), image)),
    uses: (address: string) =>
      all().some(({ image, typed }) => [image, ...Object.values(typed)].includes(address)),
  };
}

function parseDrafts(drafts: unknown): PhotoDraft[] {
  return Array.isArray(drafts) ? drafts.flatMap(parseDraft) : [];
}

function parseDraft(draft: unknown): PhotoDraft[] {
  if (!isRecord(draft) || !isRecord(draft.typed)) return [];
  const image = String(draft.image);
  if (ownersPictureIn(image) === undefined) return [];
  return [{ image, typed: parseTyped('products', draft.typed) }];
}
