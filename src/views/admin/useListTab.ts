import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useMemo, useState } from 'react';

import {
  closeFormAtom,
  editItemAtom,
  type OpenForm,
  openFormAtom,
  toggleNewFormAtom,
} from '@/atoms/admin';
import type { ItemOf, ListName } from '@/domain/catalog';
import { findAgain, sameValues } from '@/domain/records';
import { useLeaveWarning } from '@/hooks/useLeaveWarning';

import { useRowFocus } from './useRowFocus';

interface Options<Item, Draft> {
  list: ListName;
  items: readonly Item[];
  /** What a form for this item begins with; without an item, an empty form. Must not change. */
  toDraft: (item: Item | undefined) => Draft;
  /** Saves under a new id and returns it. */
  add: (draft: Draft) => Item;
  update: (draft: Draft, id: number) => void;
  remove: (item: Item) => void;
}

/** What the three list tabs share: one form, what has been typed into it, and a focus that never gets lost. */
export function useListTab<Item extends ItemOf<ListName>, Draft extends object>(
  options: Options<Item, Draft>,
) {
  const { list, items, toDraft, add, update, remove } = options;
  const form = useAtomValue(openFormAtom);
  const edited = form?.kind === 'edit' ? (form.item as Item) : undefined;
  const editedIndex = useMemo(
    () => (edited === undefined ? -1 : findAgain(items, edited)),
    [items, edited],
  );
  const focus = useRowFocus(list, items);
  const { setFocus } = focus;

  // Kept here as well, so that a form that has scrolled out of a long list comes back as it was.
  const [typed, setTyped] = useState<{ form: OpenForm; draft: Draft }>();
  const original = useMemo(() => toDraft(edited), [toDraft, edited]);
  const draft = form !== null && typed?.form === form ? typed.draft : original;
  useLeaveWarning(form !== null && !sameValues(draft, original));

  function save(valid: Draft) {
    const current = items[editedIndex];
    // An item that somebody else has deleted meanwhile is saved as a new one.
    if (current === undefined) setFocus({ item: add(valid), on: 'edit' });
    else update(valid, current.id);
  }

  const handleDelete = useCallback(
    (item: Item) => {
      const index = items.indexOf(item);
      const next = items[index + 1] ?? items[index - 1];
      setFocus(next === undefined ? 'opener' : { item: next, on: 'delete' });
      remove(item);
    },
    [items, remove, setFocus],
  );

  return {
    focus,
    form: form === null ? undefined : { index: editedIndex, item: edited },
    formProps: {
      initial: draft,
      onDraft: (next: Draft) => form !== null && setTyped({ form, draft: next }),
      onSave: save,
      onCancel: useSetAtom(closeFormAtom),
    },
    rowProps: { onEdit: useSetAtom(editItemAtom), onDelete: handleDelete },
    onToggleNew: useSetAtom(toggleNewFormAtom),
  };
}
