import { atom } from 'jotai';

interface FocusedRow {
  item: { id: number };
  on: 'edit' | 'delete';
  isSaved?: boolean;
}

const baseFocusAtom = atom<FocusedRow | 'opener' | null>(null);

/**
 * Which button of the list gets the focus when the focused element is removed: after a deletion, and after a form was
 * saved, cancelled or closed by the Back button. `opener` is the button that opens the form for a new item.
 */
export const rowFocusAtom = atom((get) => get(baseFocusAtom));

export const setRowFocusAtom = atom(null, (_get, set, focus: FocusedRow | 'opener' | null) =>
  set(baseFocusAtom, focus),
);
