import { atom } from 'jotai';

import { setAdminTabAtom } from '@/atoms/admin';
import type { Catalog, ItemOf, ListName } from '@/domain/catalog';

/**
 * There is at most one. A form for a new item is empty, or starts with the values of `copied` or with the address of a
 * `photograph`. A form for an existing item keeps the item as it was when the owner began to type. `restored` was typed before
 * and not saved.
 */
export type OpenForm<Item = ItemOf<ListName>> = { restored?: object | undefined } & (
  | { kind: 'new'; draftKey: string; copied?: Item; photograph?: string | undefined }
  | { kind: 'edit'; item: Item }
);

const baseFormAtom = atom<OpenForm | null>(null);

export const openFormAtom = atom((get) => get(baseFormAtom));

export const showFormAtom = atom(null, (_get, set, form: OpenForm) => set(baseFormAtom, form));

/** What was typed is kept as a draft. */
export const closeFormAtom = atom(null, (_get, set) => set(baseFormAtom, null));

export const selectAdminTabAtom = atom(null, (_get, set, tab: keyof Catalog) => {
  set(closeFormAtom);
  set(setAdminTabAtom, tab);
});

/** Of what is typed into it. */
export function draftKeyOf(form: OpenForm): string {
  return form.kind === 'new' ? form.draftKey : String(form.item.id);
}

export function photographOf(form: OpenForm | null): string | undefined {
  return form?.kind === 'new' ? form.photograph : undefined;
}
