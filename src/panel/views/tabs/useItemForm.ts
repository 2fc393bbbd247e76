import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';

import type { ItemOf, ListName } from '@/domain/catalog';
import { changesBetween, findAgain, sameValues, withValues } from '@/domain/records';
import { useBackLayer } from '@/hooks/useBackLayer';
import { itemActions } from '@/panel/atoms/catalogActions';
import { cancelFormAtom, discardTypedAtom, endDraftAtom, keepTypedAtom } from '@/panel/atoms/forms';
import { itemsAtoms } from '@/panel/atoms/lists';
import { closeFormAtom, type OpenForm, openFormAtom } from '@/panel/atoms/openForm';
import { finishPhotoDraftAtom } from '@/panel/atoms/photoDrafts';
import { type DraftOf, emptyDraft, fromDraft, toDraft } from '@/panel/domain/drafts/itemDraft';
import { hasText, withTyped } from '@/panel/domain/formDraft';

export interface ItemFormOptions<List extends ListName> {
  list: List;
  onAdded?: (id: number) => void;
  onSaved: (item: ItemOf<List>, isNew: boolean) => void;
}

/** The form that is open over a list, with what was typed into it. */
export function useItemForm<List extends ListName>(options: ItemFormOptions<List>) {
  const { list, onAdded, onSaved } = options;
  const items = useAtomValue(itemsAtoms[list]);
  const add = useSetAtom(itemActions[list].add);
  const update = useSetAtom(itemActions[list].update);
  const keepTyped = useSetAtom(keepTypedAtom);
  const endDraft = useSetAtom(endDraftAtom);
  const discardTyped = useSetAtom(discardTypedAtom);
  const onCancel = useSetAtom(cancelFormAtom);
  const finishPhotoDraft = useSetAtom(finishPhotoDraftAtom);
  // A form is open over the list of the selected tab only.
  const form: OpenForm<ItemOf<List>> | null = useAtomValue(openFormAtom);
  useBackLayer(useSetAtom(closeFormAtom), form !== null);

  // The count tells forms apart: one that takes another's place must not take over its text. The draft is kept here too:
  // a form that was scrolled out of a long list finds it again.
  const [shown, setShown] = useState<{ form: typeof form; count: number; draft?: DraftOf<List> }>({
    form,
    count: 0,
  });
  if (form !== shown.form) setShown({ form, count: shown.count + 1 });

  const { seen: edited, copied, photograph } = form ?? {};
  const source = edited ?? copied;
  const original = useMemo(
    () =>
      source === undefined
        ? withTyped(emptyDraft(list), { image: photograph })
        : toDraft(list, source),
    [list, source, photograph],
  );
  const typed = form === shown.form ? shown.draft : undefined;
  const draft = typed ?? withTyped(original, form?.typed ?? {});
  const isTyped = form !== null && !sameValues(draft, original);

  function handleDraft(next: DraftOf<List>) {
    setShown({ ...shown, draft: next });
    keepTyped(sameValues(next, original) ? undefined : next);
  }

  function handleSave() {
    if (!endDraft()) return undefined;
    const values = fromDraft(list, draft);
    const current = edited && items[findAgain(items, edited)];
    if (current === undefined || edited === undefined) {
      // A new item, or one that somebody else has deleted meanwhile.
      const id = add(values);
      onAdded?.(id);
      if (form !== null) finishPhotoDraft(form);
      return onSaved({ ...values, id } as ItemOf<List>, true);
    }
    // Forms tidy what they hold. What the owner has not touched is not sent.
    const changed = changesBetween(fromDraft(list, original), values);
    update(current.id, changed, edited);
    return onSaved({ ...withValues(edited, changed), id: current.id }, false);
  }

  if (form === null) return undefined;
  return {
    key: `form ${shown.count}`,
    item: edited,
    props: {
      draft,
      onDraft: handleDraft,
      onSave: handleSave,
      onCancel,
      onDiscard: isTyped && hasText(form) ? discardTyped : undefined,
    },
  };
}
