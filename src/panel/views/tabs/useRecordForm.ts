import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';

import type { RecordName, ValuesOf } from '@/domain/catalog';
import type { FieldValues } from '@/domain/records';
import { saveRecordAtom } from '@/panel/atoms/catalogActions';
import { isFormTypedAtom } from '@/panel/atoms/drafts';
import { endDraftAtom, openRecordFormAtom } from '@/panel/atoms/forms';
import { isFormOpenAtom } from '@/panel/atoms/openForm';
import { openedFieldAtom, showGroupAtom } from '@/panel/atoms/shop/openField';
import { changesBetween } from '@/panel/domain/changedValues';
import { fromDraft } from '@/panel/domain/drafts/itemDraft';

import { useOpenForm } from './useOpenForm';

/**
 * The form of a record, which is open as long as its screen. While nothing is typed it follows what others change.
 * Undefined before the first drawing has opened it.
 */
export function useRecordForm<Name extends RecordName>(
  table: Name,
  stored: ValuesOf<Name>,
  shownOf?: (stored: ValuesOf<Name>) => object,
) {
  const isOpen = useAtomValue(isFormOpenAtom);
  const isTyped = useAtomValue(isFormTypedAtom);
  const open = useSetAtom(openRecordFormAtom);
  const endDraft = useSetAtom(endDraftAtom);
  const saveRecord = useSetAtom(saveRecordAtom);
  const opened = useOpenForm(table, shownOf);
  useLayoutEffect(() => {
    if (!isOpen || !isTyped) open(table, stored);
  }, [table, stored, isOpen, isTyped, open]);
  useWantedField(opened !== undefined);
  if (opened === undefined) return undefined;
  const { form, original, props } = opened;
  return {
    ...props,
    /** Saves what the owner has changed, and `confirmed`. */
    save(confirmed: FieldValues = {}) {
      endDraft();
      const changed = changesBetween(fromDraft(table, original), fromDraft(table, props.draft));
      saveRecord(table, { ...confirmed, ...changed }, form.seen);
    },
  };
}

/** The field that a press elsewhere has asked for takes the focus. */
function useWantedField(isDrawn: boolean): void {
  const { group, field } = useAtomValue(openedFieldAtom);
  const showGroup = useSetAtom(showGroupAtom);
  useEffect(() => {
    if (!isDrawn || field === undefined) return;
    const [element] = document.getElementsByName(field);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
    showGroup(group);
  }, [isDrawn, group, field, showGroup]);
}
