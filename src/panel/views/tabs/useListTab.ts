import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { closeFormAtom, type OpenForm, openFormAtom } from '@/atoms/admin';
import type { ItemOf, ListName, NewItemOf } from '@/domain/catalog';
import { changedFields, findAgain, sameValues, withFields } from '@/domain/records';
import {
  addItemAtom,
  type EditIn,
  type ItemIn,
  type NewItemIn,
  removeItemAtom,
  updateItemAtom,
} from '@/panel/atoms/catalogActions';
import {
  cancelFormAtom,
  discardTypedAtom,
  dropDraftAtom,
  editItemAtom,
  keepTypedAtom,
  toggleNewFormAtom,
} from '@/panel/atoms/forms';
import { withTyped } from '@/panel/domain/formDraft';
import { useLeaveWarning } from '@/panel/hooks/useLeaveWarning';
import { renderPhoto } from '@/panel/views/photographs/PhotoChoice';

import { useRowFocus } from './useRowFocus';

interface Options<List extends ListName, Draft> {
  list: List;
  items: readonly ItemOf<List>[];
  /** Those of `items` that have rows; all, unless given. */
  listed?: readonly ItemOf<List>[];
  /** The draft that a form for this item starts with; without an item, an empty one. Must be stable. */
  toDraft: (item: ItemOf<List> | undefined) => Draft;
  fromDraft: (draft: Draft) => NewItemOf<List>;
  onAdded?: (id: number) => void;
}

export function useListTab<List extends ListName, Draft extends object>({
  list,
  items,
  listed = items,
  toDraft,
  fromDraft,
  onAdded,
}: Options<List, Draft>) {
  const add = useSetAtom(addItemAtom);
  const update = useSetAtom(updateItemAtom);
  const remove = useSetAtom(removeItemAtom);
  const keepTyped = useSetAtom(keepTypedAtom);
  const dropDraft = useSetAtom(dropDraftAtom);
  const discardTyped = useSetAtom(discardTypedAtom);
  const form = useAtomValue(openFormAtom);
  const edited = form?.kind === 'edit' ? (form.item as ItemOf<List>) : undefined;
  const rowIndex = useMemo(
    () => (edited === undefined ? -1 : findAgain(listed, edited)),
    [listed, edited],
  );
  const focus = useRowFocus(list, listed);
  const { setFocus } = focus;

  // A form that takes another one's place must not take over what was typed into it.
  const [opening, setOpening] = useState({ form, count: 0 });
  if (form !== opening.form) setOpening({ form, count: opening.count + 1 });

  // Kept here too: a form that was scrolled out of a long list keeps its draft.
  const [typed, setTyped] = useState<{ form: OpenForm; draft: Draft }>();
  const copied = form?.kind === 'new' ? (form.copied as ItemOf<List> | undefined) : undefined;
  const source = edited ?? copied;
  const original = useMemo(() => toDraft(source), [toDraft, source]);
  const restored = withTyped(original, form?.restored ?? {});
  const draft = form !== null && typed?.form === form ? typed.draft : restored;
  const isTyped = form !== null && !sameValues(draft, original);
  useLeaveWarning(isTyped);

  function handleDraft(next: Draft) {
    if (form !== null) setTyped({ form, draft: next });
    keepTyped(sameValues(next, original) ? undefined : next);
  }

  function save(valid: Draft) {
    keepTyped(undefined);
    const values = fromDraft(valid);
    const current = edited && items[findAgain(items, edited)];
    if (current !== undefined && edited !== undefined) {
      // Forms tidy what they hold. What the owner has not touched is not sent.
      const typedNames = changedFields(fromDraft(original), values);
      const item = { ...withFields(edited, values as ItemOf<List>, typedNames), id: current.id };
      update(...([list, item, edited] as unknown as EditIn));
      return setFocus({ item, on: 'edit', isSaved: true });
    }
    // Somebody else may have deleted the edited item meanwhile: it is saved as a new one.
    const id = add(...([list, values] as unknown as NewItemIn));
    onAdded?.(id);
    return setFocus({ item: { ...values, id } as ItemOf<List>, on: 'edit', isSaved: true });
  }

  // A ref, so that a changed list does not redraw every row.
  const rows = useRef(listed);
  useLayoutEffect(() => {
    rows.current = listed;
  }, [listed]);

  const handleDelete = useCallback(
    (item: ItemOf<List>) => {
      const index = rows.current.indexOf(item);
      const next = rows.current[index + 1] ?? rows.current[index - 1];
      dropDraft(item);
      // In short tasks: the list, the next row's focus and all counts change.
      startTransition(() => {
        setFocus(next === undefined ? 'opener' : { item: next, on: 'delete' });
        remove(...([list, item] as ItemIn));
      });
    },
    [list, remove, dropDraft, setFocus],
  );

  return {
    focus,
    form: form === null ? undefined : { index: rowIndex, item: edited },
    formKey: `form ${opening.count}`,
    formProps: {
      initial: draft,
      renderPhoto,
      onDraft: handleDraft,
      onSave: save,
      onCancel: useSetAtom(cancelFormAtom),
      onLeave: useSetAtom(closeFormAtom),
      onDiscard: isTyped && form.restored !== undefined ? discardTyped : undefined,
    },
    rowProps: { onEdit: useSetAtom(editItemAtom), onDelete: handleDelete },
    onToggleNew: useSetAtom(toggleNewFormAtom),
  };
}
