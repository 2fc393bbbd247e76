import { useAtomValue } from 'jotai';
import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';

import { rowFocusAtom } from '@/panel/atoms/openForm';
import { rowElementId } from '@/panel/components/rows/ItemRow';
import type { LongListHandle } from '@/panel/components/rows/LongList';
import { findAgain } from '@/panel/domain/changedValues';

/** Gives the focus to the row that `rowFocusAtom` names, and tells whether it names the button above the rows. */
export function useRowFocus(rows: readonly { id: number }[]) {
  const focus = useAtomValue(rowFocusAtom);
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
  return { longList, isOnOpener: focus === 'opener' };
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
