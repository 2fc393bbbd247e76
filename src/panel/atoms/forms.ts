import { type Atom, atom, type Getter } from 'jotai';

import { adminTabAtom } from '@/atoms/admin';
import type { ItemOf, ListName } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import { draftOfItem, type FormDraft, itemOfDraft } from '@/panel/domain/formDraft';

import { isFormTaken, newDraftAtom, noteDraftsAtom } from './drafts';
import { itemsAtoms } from './lists';
import { closeFormAtom, type OpenForm, openFormAtom, showFormAtom } from './openForm';
import { openAccess } from './session';

// Forms, and what is typed into them (specification 4, "Form drafts").

type Item = ItemOf<ListName>;

function openList(get: Getter) {
  const tab = get(adminTabAtom);
  if (tab === 'contact') throw new Error('No list is open');
  const { drafts } = openAccess(get);
  const itemsAtom: Atom<readonly Item[]> = itemsAtoms[tab];
  return { list: tab, items: get(itemsAtom), drafts };
}

/** With what was typed into `draft`, which no other form begins with from now on. */
const openDraftAtom = atom(null, (get, set, draft: Omit<OpenForm, 'key'> & { key?: string }) => {
  const { list, drafts } = openList(get);
  set(showFormAtom, { ...draft, key: drafts.take<ListName>(list, draft) });
  set(noteDraftsAtom);
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

export const toggleNewFormAtom = atom(null, (get, set) => {
  const form = get(openFormAtom);
  const isNew = form !== null && form.seen === undefined;
  return isNew ? set(closeFormAtom) : set(showNewFormAtom, get(newDraftAtom));
});

export const copyItemAtom = atom(null, (get, set, id: number) => {
  const copied = openList(get).items.find((item) => item.id === id);
  if (copied !== undefined) set(openDraftAtom, { typed: {}, copied });
});

/** `typed` is undefined where nothing differs from what the form showed at first. */
export const keepTypedAtom = atom(null, (get, set, typed: object | undefined) => {
  const form = get(openFormAtom);
  if (form === null) return undefined;
  if (isFormTaken(get)) return set(closeFormAtom);
  const { list, drafts } = openList(get);
  const { copied: _, ...draft } = form;
  if ((typed ?? draft.photograph) === undefined) drafts.drop(list, draft.key);
  else drafts.keep<ListName>(list, { ...draft, typed: typed ?? {} });
  return set(noteDraftsAtom);
});

/** Before the open form is saved. False: another browser tab has its text, or has saved it. */
export const endDraftAtom = atom(null, (get, set): boolean => {
  const isTaken = isFormTaken(get);
  if (isTaken) set(closeFormAtom);
  else set(keepTypedAtom, undefined);
  return !isTaken;
});

export const discardTypedAtom = atom(null, (get, set) => {
  const form = get(openFormAtom);
  if (form === null) return;
  set(keepTypedAtom, undefined);
  const seen = openList(get).items.find(({ id }) => id === form.seen?.id) ?? form.seen;
  set(showFormAtom, { ...form, seen, typed: {} });
});

export const cancelFormAtom = atom(null, (_get, set) => {
  set(keepTypedAtom, undefined);
  set(closeFormAtom);
});

export const dropDraftAtom = atom(null, (get, set, id: number) => {
  const { list, drafts, items } = openList(get);
  const all: readonly FormDraft<Item>[] = drafts.of(list);
  const own = all.filter((draft) => itemOfDraft(draft, items)?.id === id);
  own.forEach(({ key }) => drafts.drop(list, key));
  set(noteDraftsAtom);
});

/** What was typed when the form was left. */
export const readContactDraftAtom = atom(null, (get) => openAccess(get).drafts.of('contact')[0]);

export const keepContactAtom = atom(
  null,
  (get, set, draft: { seen: ContactInfo; typed: ContactInfo } | undefined) => {
    const { drafts } = openAccess(get);
    if (draft === undefined) drafts.drop('contact', 'contact');
    else drafts.keep('contact', { ...draft, key: 'contact' });
    set(noteDraftsAtom);
  },
);
