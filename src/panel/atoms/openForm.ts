import { atom } from 'jotai';

import { setAdminTabAtom } from '@/atoms/admin';
import type { Catalog, ItemOf, ListName } from '@/domain/catalog';
import type { FormDraft } from '@/panel/domain/formDraft';

/** A draft in its form: what was typed before the form was opened. There is at most one. */
export interface OpenForm<Item extends object = ItemOf<ListName>> extends FormDraft<Item> {
  /** The item whose values a new one begins with. */
  copied?: Item;
}

const baseFormAtom = atom<OpenForm | null>(null);

export const openFormAtom = atom((get) => get(baseFormAtom));

export const showFormAtom = atom(null, (_get, set, form: OpenForm) => set(baseFormAtom, form));

/** What was typed is kept as a draft. */
export const closeFormAtom = atom(null, (_get, set) => set(baseFormAtom, null));

export const selectAdminTabAtom = atom(null, (_get, set, tab: keyof Catalog) => {
  set(closeFormAtom);
  set(setAdminTabAtom, tab);
});
