import { useState } from 'react';

export interface DraftProps<Draft> {
  /** What the fields begin with. */
  initial: Draft;
  /** Hears of every key stroke, so that somebody can keep what has been typed. */
  onDraft?: (draft: Draft) => void;
  onSave: (draft: Draft) => void;
}

/** The props of a form for one item of a list. */
export interface ItemFormProps<Draft> extends DraftProps<Draft> {
  title: string;
  onCancel: () => void;
}

/** What has been typed so far, and how to type more. */
export function useDraft<Draft extends object>({ initial, onDraft }: DraftProps<Draft>) {
  const [draft, setDraft] = useState(initial);

  function change(changed: Partial<Draft>) {
    const next = { ...draft, ...changed };
    setDraft(next);
    onDraft?.(next);
  }

  return { draft, change };
}
