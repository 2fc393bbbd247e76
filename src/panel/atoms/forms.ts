import { atom, type Getter, type Setter } from 'jotai';

import { adminTabAtom } from '@/atoms/admin';
import {
  type Catalog,
  isRecordName,
  type ItemOf,
  type ListName,
  type RecordName,
} from '@/domain/catalog';
import { draftOfItem, type FormDraft, hasText, itemOfDraft } from '@/panel/domain/formDraft';

import { draftsAtom, isFormTaken, newDraftAtom, tabItemsAtom } from './drafts';
import { hideNoticeAtom } from './notice/notice';
import { closeFormAtom, type OpenForm, openFormAtom, showFormAtom } from './openForm';
import { openAccess } from './session';

// Forms, and what is typed into them (specification 4, "Form drafts").

type Item = ItemOf<ListName>;

function openList(get: Getter) {
  const tab = get(adminTabAtom);
  if (isRecordName(tab)) throw new Error('No list is open');
  return { list: tab, items: get(tabItemsAtom), drafts: openAccess(get).drafts };
}

type NewForm = Omit<OpenForm<ListName>, 'key' | 'isRestored'> & { key?: string };

/** Opens a form with the text of `draft`, which no other form begins with from now on. */
const openDraftAtom = atom(null, (get, set, draft: NewForm) => {
  const { list, drafts } = openList(get);
  const key = drafts.take(list, draft);
  set(showFormAtom, { ...draft, key, isRestored: hasText(draft) });
  set(draftsAtom);
});

export const editItemAtom = atom(null, (get, set, id: number) => {
  const { list, drafts, items } = openList(get);
  const item = items.find((one) => one.id === id);
  if (item === undefined) return;
  const draft = draftOfItem<Item>(drafts.of(list), items, item);
  const seen = draft?.seen === undefined ? item : { ...draft.seen, id };
  set(openDraftAtom, { typed: {}, ...draft, seen });
});

export const showNewFormAtom = atom(null, (_get, set, draft?: FormDraft<Item>) =>
  set(openDraftAtom, { typed: {}, ...draft, seen: undefined }),
);

/** The one form of a record, with the text that was left in it. */
export const openRecordFormAtom = atom(
  null,
  <Name extends RecordName>(get: Getter, set: Setter, table: Name, seen: Catalog[Name]) => {
    const [draft] = openAccess(get).drafts.of(table);
    const isRestored = draft !== undefined;
    set(showFormAtom, { seen, typed: {}, ...draft, key: table, isRestored });
  },
);

export const toggleNewFormAtom = atom(null, (get, set) => {
  const form = get(openFormAtom);
  const isNew = form !== null && form.seen === undefined;
  return isNew ? set(closeFormAtom) : set(showNewFormAtom, get(newDraftAtom));
});

export const copyItemAtom = atom(null, (get, set, id: number) => {
  const copied = openList(get).items.find((item) => item.id === id);
  if (copied !== undefined) set(openDraftAtom, { typed: {}, copied });
});

/** `typed` is empty where the form is as it was at first. */
export const typeAtom = atom(null, (get, set, typed: object) => {
  const form = get(openFormAtom);
  if (form === null) return undefined;
  if (isFormTaken(get)) return set(closeFormAtom);
  const table = get(adminTabAtom);
  set(showFormAtom, { ...form, typed });
  const { copied: _, isRestored: __, ...draft } = { ...form, typed };
  const { drafts } = openAccess(get);
  if (hasText(draft) || draft.photograph !== undefined) drafts.keep(table, draft);
  else drafts.drop(table, draft.key);
  return set(draftsAtom);
});

export const discardTypedAtom = atom(null, (get, set) => {
  set(typeAtom, {});
  const form = get(openFormAtom);
  if (form === null) return;
  const { seen } = form;
  const current =
    seen && 'id' in seen ? openList(get).items.find(({ id }) => id === seen.id) : undefined;
  set(showFormAtom, { ...form, seen: current ?? seen, isRestored: false });
});

/** Called before the open form is saved. False: another browser tab has its text, or has saved it. */
export const endDraftAtom = atom(null, (get, set): boolean => {
  // The snackbar speaks of this form next.
  set(hideNoticeAtom);
  const isTaken = isFormTaken(get);
  set(isTaken ? closeFormAtom : discardTypedAtom);
  return !isTaken;
});

export const cancelFormAtom = atom(null, (_get, set) => {
  set(typeAtom, {});
  set(closeFormAtom);
});

export const dropDraftAtom = atom(null, (get, set, id: number) => {
  const { list, drafts, items } = openList(get);
  const all: readonly FormDraft<Item>[] = drafts.of(list);
  const own = all.filter((draft) => itemOfDraft(draft, items)?.id === id);
  own.forEach(({ key }) => drafts.drop(list, key));
  set(draftsAtom);
});
