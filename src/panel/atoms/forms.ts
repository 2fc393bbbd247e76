import { type Atom, atom, type Getter } from 'jotai';

import { adminTabAtom } from '@/atoms/admin';
import type { ItemOf, ListName } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import type { FormDrafts } from '@/panel/data/OwnerRepository';
import { draftOfItem, draftOfNewItem, type FormDraft } from '@/panel/domain/formDraft';

import { itemsAtoms } from './lists';
import { closeFormAtom, openFormAtom, photographOf, showFormAtom } from './openForm';
import { keepPhotoDraftAtom } from './photoDrafts';
import { openAccess } from './session';

// Forms, and what was typed into them and not saved (specification 4, "Form drafts").

type Item = ItemOf<ListName>;

function openDrafts(get: Getter): FormDrafts {
  return openAccess(get).drafts;
}

function openList(get: Getter) {
  const tab = get(adminTabAtom);
  if (tab === 'contact') throw new Error('No list is open');
  const drafts: readonly FormDraft<Item>[] = openDrafts(get).of(tab);
  const itemsAtom: Atom<readonly Item[]> = itemsAtoms[tab];
  const items = get(itemsAtom);
  return { list: tab, items, drafts };
}

function move(get: Getter, draft: FormDraft<Item> | undefined, seen: Item | undefined): void {
  const { list } = openList(get);
  if (draft === undefined || draft.seen?.id === seen?.id) return;
  openDrafts(get).drop(list, draft.seen);
  openDrafts(get).keep(list, { ...draft, seen });
}

export const editItemAtom = atom(null, (get, set, item: Item) => {
  const { drafts, items } = openList(get);
  const draft = draftOfItem(drafts, items, item);
  const seen = draft?.seen === undefined ? item : { ...draft.seen, id: item.id };
  move(get, draft, seen);
  set(showFormAtom, { kind: 'edit', item: seen, restored: draft?.typed });
});

export const toggleNewFormAtom = atom(null, (get, set) => {
  if (get(openFormAtom)?.kind === 'new') return set(closeFormAtom);
  const { drafts, items } = openList(get);
  const draft = draftOfNewItem(drafts, items);
  move(get, draft, undefined);
  return set(showFormAtom, { kind: 'new', restored: draft?.typed });
});

export const copyItemAtom = atom(null, (_get, set, copied: Item) =>
  set(showFormAtom, { kind: 'new', copied }),
);

function seenInForm(get: Getter): Item | undefined {
  const form = get(openFormAtom);
  return form?.kind === 'edit' ? form.item : undefined;
}

/** `typed` is undefined where nothing differs from what the form showed at first. */
export const keepTypedAtom = atom(null, (get, set, typed: object | undefined) => {
  const image = photographOf(get(openFormAtom));
  if (image !== undefined) return set(keepPhotoDraftAtom, { image, typed: typed ?? {} });
  const seen = seenInForm(get);
  if (typed === undefined) openDrafts(get).drop(openList(get).list, seen);
  else openDrafts(get).keep(openList(get).list, { seen, typed });
  return undefined;
});

export const discardTypedAtom = atom(null, (get, set) => {
  const { items } = openList(get);
  const seen = seenInForm(get);
  const photograph = photographOf(get(openFormAtom));
  set(keepTypedAtom, undefined);
  if (seen === undefined) return set(showFormAtom, { kind: 'new', photograph });
  const item = items.find(({ id }) => id === seen.id) ?? seen;
  return set(showFormAtom, { kind: 'edit', item });
});

export const cancelFormAtom = atom(null, (_get, set) => {
  set(keepTypedAtom, undefined);
  set(closeFormAtom);
});

export const dropDraftAtom = atom(null, (get, _set, item: Item) =>
  openDrafts(get).drop(openList(get).list, item),
);

/** What was typed when the form was left. */
export const readContactDraftAtom = atom(null, (get) => openDrafts(get).of('contact')[0]);

export const keepContactAtom = atom(
  null,
  (get, _set, draft: { seen: ContactInfo; typed: ContactInfo } | undefined) => {
    if (draft === undefined) openDrafts(get).drop('contact', undefined);
    else openDrafts(get).keep('contact', draft);
  },
);
