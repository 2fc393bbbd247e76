import { useAtomValue, useSetAtom } from 'jotai';

import type { ItemOf, ListName } from '@/domain/catalog';
import { useBackLayer } from '@/hooks/useBackLayer';
import { itemActions } from '@/panel/atoms/catalogActions';
import { cancelFormAtom, endDraftAtom } from '@/panel/atoms/forms';
import { itemsAtoms } from '@/panel/atoms/lists';
import { finishFormAtom } from '@/panel/atoms/notice/savedForm';
import { closeFormAtom } from '@/panel/atoms/openForm';
import { changesBetween, findAgain, withValues } from '@/panel/domain/changedValues';
import { fromDraft } from '@/panel/domain/drafts/itemDraft';

import { useOpenForm } from './useOpenForm';

/** The form of a list's item that is open, and what saves it. */
export function useItemForm<List extends ListName>(list: List, onAdded?: (id: number) => void) {
  const opened = useOpenForm(list);
  const items = useAtomValue(itemsAtoms[list]);
  const add = useSetAtom(itemActions[list].add);
  const update = useSetAtom(itemActions[list].update);
  const endDraft = useSetAtom(endDraftAtom);
  const finish = useSetAtom(finishFormAtom);
  const onCancel = useSetAtom(cancelFormAtom);
  useBackLayer(useSetAtom(closeFormAtom), opened !== undefined);

  if (opened === undefined) return undefined;
  const { form, original, props } = opened;
  const { seen } = form;

  function onSave() {
    if (!endDraft()) return;
    const values = fromDraft(list, props.draft);
    const current = seen && items[findAgain(items, seen)];
    if (current === undefined || seen === undefined) {
      // A new item, or one that somebody else has deleted meanwhile.
      const id = add(values);
      onAdded?.(id);
      finish(form, { list, item: { ...values, id } as ItemOf<List>, isNew: true });
      return;
    }
    // Forms tidy what they hold. What the owner has not touched is not sent.
    const changed = changesBetween(fromDraft(list, original), values);
    update(current.id, changed, seen);
    finish(form, { list, item: { ...withValues(seen, changed), id: current.id }, isNew: false });
  }

  return { key: opened.key, item: seen, props: { ...props, onSave, onCancel } };
}
