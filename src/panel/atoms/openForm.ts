import { atom } from 'jotai';

import { setAdminTabAtom, type TabName } from '@/atoms/admin';
import { settable } from '@/atoms/settable';
import type { Catalog, ValuesOf } from '@/domain/catalog';
import type { FormDraft } from '@/panel/domain/formDraft';

interface FocusedRow {
  item: { id: number };
  on: 'edit' | 'delete';
  isSaved?: boolean;
}

/**
 * Which button of the list gets the focus when the focused element is removed: after a deletion, and after a form was
 * saved, cancelled or closed by the Back button. `opener` is the button that opens the form for a new item.
 */
export const [rowFocusAtom, setRowFocusAtom] = settable<FocusedRow | 'opener' | null>(null);

/** The form of the selected tab, with what is typed into it now. There is at most one. */
export interface OpenForm<Of extends keyof Catalog = keyof Catalog> extends FormDraft<
  ValuesOf<Of>
> {
  /** The item whose values a new one begins with. */
  copied?: ValuesOf<Of> | undefined;
  /** It began with text that was typed earlier. */
  isRestored: boolean;
}

const baseFormAtom = atom<OpenForm | null>(null);

export const openFormAtom = atom((get) => get(baseFormAtom));

export const isFormOpenAtom = atom((get) => get(baseFormAtom) !== null);

export const showFormAtom = atom(null, (_get, set, form: OpenForm) => {
  set(baseFormAtom, form);
  set(setRowFocusAtom, null);
});

/** What was typed stays a draft. */
export const closeFormAtom = atom(null, (get, set) => {
  const form = get(baseFormAtom);
  if (form === null) return;
  const { seen, copied = seen } = form;
  const item = copied && 'id' in copied ? copied : undefined;
  set(baseFormAtom, null);
  set(setRowFocusAtom, item === undefined ? 'opener' : { item, on: 'edit' });
});

export const selectAdminTabAtom = atom(null, (_get, set, tab: TabName) => {
  set(closeFormAtom);
  set(setAdminTabAtom, tab);
});
