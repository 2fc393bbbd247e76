import { atom } from 'jotai';

import type { ItemOf, ListName } from '@/domain/catalog';

const baseAdminOpenAtom = atom(false);

/** The login comes first (specification 4, "Admin"). */
export const isAdminOpenAtom = atom((get) => get(baseAdminOpenAtom));

export const showAdminAtom = atom(null, (_get, set) => set(baseAdminOpenAtom, true));

export const closeAdminAtom = atom(null, (_get, set) => {
  set(baseFormAtom, null);
  set(baseAdminOpenAtom, false);
});

/**
 * The open form; there is at most one. A form for a new item is empty, or starts with the values of `copied` or with the
 * address of a `photograph`. A form for an existing item keeps the item as it was when the owner began to type.
 * `restored` was typed before and not saved.
 */
export type OpenForm<Item = ItemOf<ListName>> = { restored?: object | undefined } & (
  | { kind: 'new'; copied?: Item; photograph?: string | undefined }
  | { kind: 'edit'; item: Item }
);

const baseFormAtom = atom<OpenForm | null>(null);

export const openFormAtom = atom((get) => get(baseFormAtom));

export const closeFormAtom = atom(null, (_get, set) => set(baseFormAtom, null));

export const showFormAtom = atom(null, (_get, set, form: OpenForm) => set(baseFormAtom, form));
