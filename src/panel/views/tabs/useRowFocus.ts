import { useAtomValue } from 'jotai';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';

import type { ListName } from '@/domain/catalog';
import { findAgain } from '@/domain/records';
import { restoredItemAtom } from '@/panel/atoms/changes/changeLog';
import { openFormAtom } from '@/panel/atoms/openForm';
import { rowElementId } from '@/panel/components/rows/ItemRow';
import type { LongListHandle } from '@/panel/components/rows/LongList';

interface Item {
  id: number;
}

interface FocusedRow {
  item: Item;
  on: 'edit' | 'delete';
  isSaved?: boolean;
}

export type RowFocus = FocusedRow | 'opener';

/**
 * Which button of a list gets the focus when the focused element is removed: after a deletion, and after a form was
 * saved, cancelled or closed by the Back button.
 */
export function useRowFocus(list: ListName, rows: readonly Item[]) {
  const form = useAtomValue(openFormAtom);
  const restored = useAtomValue(restoredItemAtom);
  const [seenForm, setSeenForm] = useState(form);
  const [seenRestored, setSeenRestored] = useState(restored);
  const [focus, setFocus] = useState<RowFocus | null>(null);

  if (form !== seenForm) {
    setSeenForm(form);
    if (form !== null) setFocus(null);
    else if (seenForm !== null && focus === null) {
      const item = seenForm.seen ?? seenForm.copied;
      setFocus(item === undefined ? 'opener' : { item, on: 'edit' });
    }
  }
  if (restored !== seenRestored) {
    setSeenRestored(restored);
    if (restored?.list === list && restored.item) setFocus({ item: restored.item, on: 'edit' });
  }

  const focused = focus === 'opener' ? null : focus;
  const item = focused?.item;
  const index = useMemo(() => (item === undefined ? -1 : findAgain(rows, item)), [rows, item]);
  const id = rows[index]?.id;
  const longList = useRef<LongListHandle>(null);
  const scrollToRow = useEffectEvent(() =>
    longList.current?.scrollToIndex(index, { align: 'nearest' }),
  );
  useLayoutEffect(() => {
    if (focused === null || id === undefined) return undefined;
    const row = document.getElementById(rowElementId(id));
    if (row === null) scrollToRow();
    row?.toggleAttribute('data-saved', focused.isSaved === true);
    const stopWaiting = focusRow(id, focused.on);
    return () => {
      stopWaiting();
      row?.removeAttribute('data-saved');
    };
  }, [focused, id]);
  return { longList, isOnOpener: focus === 'opener', setFocus };
}

/** Focuses a button of the row as soon as the list has drawn it, unless something else has the focus by then. */
function focusRow(id: number, on: 'edit' | 'delete'): () => void {
  const takeFocus = () => {
    const row = document.getElementById(rowElementId(id));
    const edit = row?.querySelector<HTMLElement>('.edit');
    if (document.activeElement === document.body) {
      if (on === 'edit') edit?.focus();
      else {
        // On a phone it stays beside the row: a second press deletes nothing.
        row?.querySelector<HTMLElement>('.delete')?.focus({ preventScroll: true });
        edit?.scrollIntoView({ block: 'nearest' });
      }
    }
    if (document.activeElement !== document.body) observer.disconnect();
  };
  const observer = new MutationObserver(takeFocus);
  // A long list shows a new row when it has measured it.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  takeFocus();
  return () => observer.disconnect();
}
