import { settable } from '@/atoms/settable';

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
