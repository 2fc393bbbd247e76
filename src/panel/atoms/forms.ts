import { type Atom, atom, type Getter } from 'jotai';

import { adminTabAtom } from '@/atoms/admin';
import type { ItemOf, ListName } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import { draftOfItem, type FormDraft } from '@/panel/domain/formDraft';

import { isFormTaken, newDraftAtom, noteDraftsAtom } from './drafts';
import { itemsAtoms } from './lists';
import { closeFormAtom, draftKeyOf, openFormAtom, photographOf, showFormAtom } from './openForm';
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

export const editItemAtom = atom(null, (get, set, item: Item) => {
  const { list, drafts, items } = openList(get);
  const draft = draftOfItem<Item>(drafts.of(list), items, item);
  const seen = draft?.seen === undefined ? item : { ...draft.seen, id: item.id };
  if (draft !== undefined && draft.key !== String(item.id)) {
    drafts.drop(list, draft.key);
    drafts.keep(list, { ...draft, key: String(item.id), seen });
  }
  set(showFormAtom, { kind: 'edit', item: seen, restored: draft?.typed });
});

/** With what was typed into `draft`, which no other form begins with from now on. */
export const showNewFormAtom = atom(null, (get, set, draft: FormDraft<Item> | undefined) => {
  const { list, drafts } = openList(get);
  const draftKey = draft === undefined ? drafts.newKey() : drafts.takeAsNew(list, draft);
  const { photograph, typed: restored } = draft ?? {};
  set(showFormAtom, { kind: 'new', draftKey, photograph, restored });
  set(noteDraftsAtom);
});

export const toggleNewFormAtom = atom(null, (get, set) =>
  get(openFormAtom)?.kind === 'new' ? set(closeFormAtom) : set(showNewFormAtom, get(newDraftAtom)),
);

export const copyItemAtom = atom(null, (get, set, copied: Item) =>
  set(showFormAtom, { kind: 'new', draftKey: openAccess(get).drafts.newKey(), copied }),
);

/** `typed` is undefined where nothing differs from what the form showed at first. */
export const keepTypedAtom = atom(null, (get, set, typed: object | undefined) => {
  const form = get(openFormAtom);
  if (form === null) return undefined;
  if (isFormTaken(get)) return set(closeFormAtom);
  const { list, drafts } = openList(get);
  const key = draftKeyOf(form);
  const photograph = photographOf(form);
  const seen = form.kind === 'edit' ? form.item : undefined;
  if ((typed ?? photograph) === undefined) drafts.drop(list, key);
  else drafts.keep(list, { key, seen, photograph, typed: typed ?? {} });
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
  const { items } = openList(get);
  const form = get(openFormAtom);
  set(keepTypedAtom, undefined);
  if (form?.kind === 'new') set(showFormAtom, { ...form, restored: undefined });
  else if (form !== null) {
    set(showFormAtom, {
      kind: 'edit',
      item: items.find(({ id }) => id === form.item.id) ?? form.item,
    });
  }
});

export const cancelFormAtom = atom(null, (_get, set) => {
  set(keepTypedAtom, undefined);
  set(closeFormAtom);
});

export const dropDraftAtom = atom(null, (get, set, item: Item) => {
  const { list, drafts } = openList(get);
  drafts.drop(list, String(item.id));
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
