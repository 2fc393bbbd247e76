import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';

import { openFormAtom } from '@/atoms/admin';
import type { ListName } from '@/domain/catalog';
import { findAgain } from '@/domain/records';
import { restoredItemAtom } from '@/panel/atoms/catalogActions';
import type { FocusRequest } from '@/panel/components/rows/RowActions';

interface Item {
  id: number;
}

export type RowFocus = (FocusRequest & { item: Item }) | 'opener';

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
      const item = seenForm.kind === 'new' ? seenForm.copied : seenForm.item;
      setFocus(item === undefined ? 'opener' : { item, on: 'edit' });
    }
  }
  if (restored !== seenRestored) {
    setSeenRestored(restored);
    if (restored?.[0] === list) setFocus({ item: restored[1], on: 'edit' });
  }

  const request = focus === null || focus === 'opener' ? undefined : focus;
  const item = request?.item;
  const index = useMemo(() => (item === undefined ? -1 : findAgain(rows, item)), [rows, item]);
  return {
    index: index === -1 ? undefined : index,
    request,
    isOnOpener: focus === 'opener',
    setFocus,
  };
}
