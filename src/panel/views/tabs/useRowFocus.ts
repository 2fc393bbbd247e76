import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';

import { type OpenForm, openFormAtom } from '@/atoms/admin';
import type { ItemOf, ListName } from '@/domain/catalog';
import { findAgain } from '@/domain/records';
import { restoredItemAtom } from '@/panel/atoms/catalogActions';
import type { FocusRequest } from '@/panel/components/rows/RowActions';

type RowFocus<Item> = (FocusRequest & { item: Item }) | 'opener';

function afterClosing<Item>(form: OpenForm): RowFocus<Item> {
  const item = form.kind === 'new' ? form.copied : form.item;
  return item === undefined ? 'opener' : { item: item as Item, on: 'edit' };
}

/**
 * Which button of a list gets the focus when the focused element is removed: after a deletion, and after a form was
 * saved, cancelled or closed by the Back button.
 */
export function useRowFocus<Item extends ItemOf<ListName>>(list: ListName, items: readonly Item[]) {
  const form = useAtomValue(openFormAtom);
  const restored = useAtomValue(restoredItemAtom);
  const [seenForm, setSeenForm] = useState(form);
  const [seenRestored, setSeenRestored] = useState(restored);
  const [focus, setFocus] = useState<RowFocus<Item> | null>(null);

  if (form !== seenForm) {
    setSeenForm(form);
    if (form !== null) setFocus(null);
    else if (seenForm !== null && focus === null) setFocus(afterClosing<Item>(seenForm));
  }
  if (restored !== seenRestored) {
    setSeenRestored(restored);
    if (restored?.[0] === list) setFocus({ item: restored[1] as Item, on: 'edit' });
  }

  const request = focus === null || focus === 'opener' ? undefined : focus;
  const item = request?.item;
  const index = useMemo(() => (item === undefined ? -1 : findAgain(items, item)), [items, item]);
  return {
    index: index === -1 ? undefined : index,
    request,
    isOnOpener: focus === 'opener',
    setFocus,
  };
}
