import { atom } from 'jotai';

import { draftAfter, MOST_PHOTOGRAPHS, type PhotoDraft } from '@/panel/domain/photoDrafts';
import type { PictureProblem } from '@/panel/domain/pictures/ownersPicture';

import { type OpenForm, openFormAtom, photographOf, showFormAtom } from './openForm';
import { addPhotographAtom } from './photographs';
import { isLoggedInAtom, openAccess } from './session';

// Products that wait with their photographs to be completed.

interface Preparing {
  done: number;
  total: number;
  isCut: boolean;
  problems: readonly { name: string; problem: PictureProblem }[];
}

const baseVersionAtom = atom(0);
const baseDialogAtom = atom(false);
const basePreparingAtom = atom<Preparing | null>(null);

export const photoDraftsAtom = atom((get): readonly PhotoDraft[] => {
  get(baseVersionAtom);
  return get(isLoggedInAtom) ? openAccess(get).photoDrafts.all() : [];
});
export const isDraftsDialogOpenAtom = atom((get) => get(baseDialogAtom));
/** What became of the photographs that were chosen last. */
export const preparingAtom = atom((get) => get(basePreparingAtom));

export const showDraftsDialogAtom = atom(null, (_get, set, isOpen: boolean) => {
  set(baseDialogAtom, isOpen);
  if (!isOpen)
    set(basePreparingAtom, (before) => (before && before.done < before.total ? before : null));
});

export const keepPhotoDraftAtom = atom(null, (get, set, draft: PhotoDraft) => {
  openAccess(get).photoDrafts.keep(draft);
  set(baseVersionAtom, (version) => version + 1);
});

export const dropPhotoDraftAtom = atom(null, (get, set, image: string) => {
  openAccess(get).photoDrafts.drop(image);
  set(baseVersionAtom, (version) => version + 1);
});

export const addPhotoDraftsAtom = atom(null, async (get, set, files: readonly File[]) => {
  const taken = files.slice(0, MOST_PHOTOGRAPHS);
  const isCut = taken.length < files.length;
  set(basePreparingAtom, { done: 0, total: taken.length, isCut, problems: [] });
  set(baseDialogAtom, true);
  for (const file of taken) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- several at once would need more memory than many phones have
    const added = await set(addPhotographAtom, file);
    if (typeof added === 'object') {
      const isThere = get(photoDraftsAtom).some(({ image }) => image === added.address);
      if (!isThere) set(keepPhotoDraftAtom, { image: added.address, typed: {} });
    }
    const problems = typeof added === 'object' ? [] : [{ name: file.name, problem: added }];
    set(
      basePreparingAtom,
      (before) =>
        before && { ...before, done: before.done + 1, problems: [...before.problems, ...problems] },
    );
  }
});

export const openPhotoDraftAtom = atom(null, (_get, set, { image, typed }: PhotoDraft) => {
  set(showDraftsDialogAtom, false);
  set(showFormAtom, { kind: 'new', photograph: image, restored: typed });
});

/** After the form of a draft was saved: the next draft's form is opened. */
export const finishPhotoDraftAtom = atom(null, (get, set, form: OpenForm) => {
  const image = photographOf(form);
  if (image === undefined) return;
  const next = draftAfter(get(photoDraftsAtom), image);
  set(dropPhotoDraftAtom, image);
  if (next !== undefined) set(openPhotoDraftAtom, next);
});

export const draftsLeftAtom = atom((get) =>
  photographOf(get(openFormAtom)) === undefined ? 0 : get(photoDraftsAtom).length,
);
