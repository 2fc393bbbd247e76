import { type ReactNode, useState } from 'react';

import { type Catalog, fieldOf } from '@/domain/catalog';
import { fieldLabel, NOT_STORED } from '@/panel/content/fieldNames';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';

export interface DraftProps<Draft> {
  initial: Draft;
  /** The fields that the database has no column for. */
  missing?: readonly string[];
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

/** `{...field('name')}` also gives a field its label and what the table of fields says of it. */
export function useDraft<Of extends keyof Catalog>(
  table: Of,
  { initial, onDraft, missing }: Pick<DraftProps<DraftOf<Of>>, 'initial' | 'onDraft' | 'missing'>,
) {
  const [draft, setDraft] = useState(initial);

  function handleChange(changed: DraftOf<Of>) {
    setDraft(changed);
    onDraft?.(changed);
  }

  const bound = fieldsOf(draft, handleChange);
  const field = <Name extends keyof DraftOf<Of> & string>(name: Name) => {
    const rules = fieldOf(table, name);
    return {
      ...bound(name),
      label: fieldLabel(table, name),
      required: rules?.need !== undefined,
      warning: missing?.includes(name) ? NOT_STORED : undefined,
      maxLength: rules?.kind === 'text' ? rules.most : undefined,
    };
  };
  return { draft, field };
}
