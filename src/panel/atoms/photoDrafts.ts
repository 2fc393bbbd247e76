import { atom } from 'jotai';

import type { Product } from '@/domain/product';
import type { FormDraft } from '@/panel/domain/formDraft';
import { draftAfter, MOST_PHOTOGRAPHS, type Preparing } from '@/panel/domain/photoDrafts';

import { draftsAtom } from './drafts';
import { showNewFormAtom } from './forms';
import type { OpenForm } from './openForm';
import { addPhotographAtom } from './photographs';
import { openAccess } from './session';

// Products that wait with their photographs to be completed.

const baseDialogAtom = atom(false);
const basePreparingAtom = atom<Preparing>();

export const photoDraftsAtom = atom((get): readonly FormDraft<Product>[] =>
  (get(draftsAtom)?.of('products') ?? []).filter(({ photograph }) => photograph !== undefined),
);
export const isDraftsDialogOpenAtom = atom((get) => get(baseDialogAtom));
/** What became of the photographs that were chosen last. */
export const preparingAtom = atom((get) => get(basePreparingAtom));

export const showDraftsDialogAtom = atom(null, (_get, set, isOpen: boolean) => {
  set(baseDialogAtom, isOpen);
  if (!isOpen)
    set(basePreparingAtom, (before) => (before && before.done < before.total ? before : undefined));
});

export const dropPhotoDraftAtom = atom(null, (get, set, key: string) => {
  openAccess(get).drafts.drop('products', key);
  set(draftsAtom);
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
      const { drafts } = openAccess(get);
      const draft = { photograph: added.address, typed: {} };
      const isThere = get(photoDraftsAtom).some((one) => one.photograph === draft.photograph);
      if (!isThere) drafts.keep('products', { ...draft, key: drafts.take('products', draft) });
      set(draftsAtom);
    }
    const problems = typeof added === 'object' ? [] : [{ name: file.name, problem: added }];
    set(
      basePreparingAtom,
      (before) =>
        before && { ...before, done: before.done + 1, problems: [...before.problems, ...problems] },
    );
  }
});

export const openPhotoDraftAtom = atom(null, (_get, set, draft: FormDraft<Product>) => {
  set(showDraftsDialogAtom, false);
  set(showNewFormAtom, draft);
});

/** Drops the draft whose form was saved, and opens the next draft's form. Returns how many drafts are left. */
export const finishPhotoDraftAtom = atom(null, (get, set, form: OpenForm): number => {
  const { key, photograph } = form;
  if (photograph === undefined) return 0;
  const next = draftAfter(get(photoDraftsAtom), key);
  set(dropPhotoDraftAtom, key);
  if (next !== undefined) set(openPhotoDraftAtom, next);
  return get(photoDraftsAtom).length;
});
