import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';

import type { Catalog, RecordName, ValuesOf } from '@/domain/catalog';
import { changesBetween } from '@/domain/records';
import { isFormTypedAtom } from '@/panel/atoms/drafts';
import { endDraftAtom, openRecordFormAtom } from '@/panel/atoms/forms';
import { closeFormAtom, isFormOpenAtom } from '@/panel/atoms/openForm';
import { wantedFieldAtom, wantFieldAtom } from '@/panel/atoms/shop/shopScreen';
import { fromDraft } from '@/panel/domain/drafts/itemDraft';

import { useOpenForm } from './useOpenForm';

/**
 * The form of a record, which is open as long as its screen. While nothing is typed it follows what others change.
 * Undefined before the first drawing has opened it.
 */
export function useRecordForm<Name extends RecordName>(
  table: Name,
  stored: Catalog[Name],
  shownOf?: (stored: ValuesOf<Name>) => object,
) {
  const isOpen = useAtomValue(isFormOpenAtom);
  const isTyped = useAtomValue(isFormTypedAtom);
  const open = useSetAtom(openRecordFormAtom);
  const close = useSetAtom(closeFormAtom);
  const endDraft = useSetAtom(endDraftAtom);
  const opened = useOpenForm(table, shownOf);
  useLayoutEffect(() => {
    if (!isOpen || !isTyped) open(table, stored);
  }, [table, stored, isOpen, isTyped, open]);
  // Not `useEffect`: its cleanup runs after the next screen has opened its form.
  useLayoutEffect(() => close, [close]);
  useWantedField(opened !== undefined);
  if (opened === undefined) return undefined;
  const { form, original, props } = opened;
  return {
    seen: form.seen,
    props,
    /** What the owner has changed. Undefined: another browser tab has saved it. */
    takeChanges: () =>
      endDraft()
        ? changesBetween(fromDraft(table, original), fromDraft(table, props.draft))
        : undefined,
  };
}

/** The field that a press elsewhere has asked for takes the focus. */
function useWantedField(isDrawn: boolean): void {
  const wanted = useAtomValue(wantedFieldAtom);
  const want = useSetAtom(wantFieldAtom);
  useEffect(() => {
    if (!isDrawn || wanted === null) return;
    const [field] = document.getElementsByName(wanted);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
    want(null);
  }, [isDrawn, wanted, want]);
}
