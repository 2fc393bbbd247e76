import { type Atom, atom, type Getter } from 'jotai';
import { atomWithRefresh } from 'jotai/utils';

import { adminTabAtom } from '@/atoms/admin';
import { isRecordName, type ItemOf, type ListName } from '@/domain/catalog';
import type { OwnerAccess } from '@/panel/data/OwnerRepository';
import { draftOfNewItem, type FormDraft, hasText, itemOfDraft } from '@/panel/domain/formDraft';

import { itemsAtoms } from './lists';
import { closeFormAtom, openFormAtom } from './openForm';
import { isLoggedInAtom, openAccess } from './session';

// What was typed into forms and not saved (specification 4, "Form drafts").

/** Every change of the drafts is followed by `set(draftsAtom)`, which makes another object. Null before the login. */
export const draftsAtom = atomWithRefresh((get): OwnerAccess['drafts'] | null =>
  get(isLoggedInAtom) ? { ...openAccess(get).drafts } : null,
);

/** Another browser tab has the text of the open form, which would be saved twice. */
export function isFormTaken(get: Getter): boolean {
  const form = get(openFormAtom);
  const table = get(adminTabAtom);
  // All browser tabs have the same form of a record.
  return form !== null && !isRecordName(table) && openAccess(get).drafts.isTaken(table, form.key);
}

export const watchDraftsAtom = atom(null, (get, set) =>
  get(draftsAtom)?.watch(() => {
    set(draftsAtom);
    if (isFormTaken(get)) set(closeFormAtom);
  }),
);

/** Whether the open form holds what is not saved. */
export const isFormTypedAtom = atom((get) => {
  const form = get(openFormAtom);
  return form !== null && hasText(form);
});

export const areDraftsStoredAtom = atom((get) => get(draftsAtom)?.areStored() !== false);

/** Drafts of the selected tab that are in no open form. */
const leftDraftsAtom = atom((get): readonly FormDraft<ItemOf<ListName>>[] => {
  const tab = get(adminTabAtom);
  const form = get(openFormAtom);
  const drafts = isRecordName(tab) ? [] : (get(draftsAtom)?.of(tab) ?? []);
  return drafts.filter(({ key }) => key !== form?.key);
});

/** The items of the selected tab. */
export const tabItemsAtom = atom((get): readonly ItemOf<ListName>[] => {
  const tab = get(adminTabAtom);
  if (isRecordName(tab)) return [];
  const itemsAtom: Atom<readonly ItemOf<ListName>[]> = itemsAtoms[tab];
  return get(itemsAtom);
});

/** What the form for a new item will begin with. */
export const newDraftAtom = atom((get) => draftOfNewItem(get(leftDraftsAtom), get(tabItemsAtom)));

/** The ids of the items whose forms were left half filled. */
export const halfFilledAtom = atom((get): ReadonlySet<number> => {
  const items = get(tabItemsAtom);
  return new Set(get(leftDraftsAtom).flatMap((draft) => itemOfDraft(draft, items)?.id ?? []));
});
