import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

import type { Catalog, ValuesOf } from '@/domain/catalog';
import { sameValues } from '@/domain/records';
import { discardTypedAtom, typeAtom } from '@/panel/atoms/forms';
import { closeFormAtom, type OpenForm, openFormAtom } from '@/panel/atoms/openForm';
import { type DraftOf, emptyDraft, toDraft } from '@/panel/domain/drafts/itemDraft';
import { hasText, withTyped } from '@/panel/domain/formDraft';

/** The open form of a table: what it showed at first, what it shows now, and what changes that. It is closed with its screen. */
export function useOpenForm<Of extends keyof Catalog>(
  table: Of,
  /** What the form shows of a stored record. */
  shownOf: (stored: ValuesOf<Of>) => object = (stored) => stored,
) {
  const form: OpenForm<Of> | null = useAtomValue(openFormAtom);
  const type = useSetAtom(typeAtom);
  const discardTyped = useSetAtom(discardTypedAtom);
  const close = useSetAtom(closeFormAtom);
  // Not `useEffect`: its cleanup runs after the next screen has opened its form.
  useLayoutEffect(() => close, [close]);
  if (form === null) return undefined;

  const { seen, copied, photograph, typed, isRestored } = form;
  const source = seen ?? copied;
  const original =
    source === undefined
      ? withTyped(emptyDraft(table), { image: photograph })
      : toDraft(table, shownOf(source));
  return {
    form,
    original,
    /** Another one for each form, and after the text of an earlier time was dropped. */
    key: `${form.key} ${isRestored}`,
    props: {
      draft: withTyped(original, typed),
      onDraft: (next: DraftOf<Of>) => type(sameValues(next, original) ? {} : next),
      onDiscard: isRestored && hasText(form) ? discardTyped : undefined,
    },
  };
}
