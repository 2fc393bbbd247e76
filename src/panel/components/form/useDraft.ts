import { type ReactNode, useState } from 'react';

export interface DraftProps<Draft> {
  initial: Draft;
  onDraft?: (draft: Draft) => void;
  onSave: (draft: Draft) => void;
  renderPreview?: ((draft: Draft) => ReactNode) | undefined;
  /** Given when `initial` was typed before and not saved: drops it. */
  onDiscard?: (() => void) | undefined;
}

export interface ItemFormProps<Draft> extends DraftProps<Draft> {
  title: string;
  onCancel: () => void;
  onLeave: () => void;
}

/** Binds form fields to the values of a draft: `{...field('name')}` gives a field its value and `onChange`. */
export function fieldsOf<Draft extends object>(draft: Draft, onChange: (draft: Draft) => void) {
  return <Name extends keyof Draft>(name: Name) => ({
    value: draft[name],
    onChange: (value: Draft[Name]) => onChange({ ...draft, [name]: value }),
  });
}

export function useDraft<Draft extends object>({ initial, onDraft }: DraftProps<Draft>) {
  const [draft, setDraft] = useState(initial);

  function handleChange(changed: Draft) {
    setDraft(changed);
    onDraft?.(changed);
  }

  return { draft, field: fieldsOf(draft, handleChange) };
}
