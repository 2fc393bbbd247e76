import type { ReactNode } from 'react';

import { type Catalog, fieldOf } from '@/domain/catalog';
import { fieldLabel } from '@/panel/content/fieldNames';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';

export interface RecordFormProps<Draft> {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onSave: () => void;
  /** Given when the draft was typed before and not saved: drops it. */
  onDiscard?: (() => void) | undefined;
  /** What visitors will see. */
  preview?: ReactNode;
}

export interface ItemFormProps<Draft> extends RecordFormProps<Draft> {
  title: string;
  onCancel: () => void;
}

/** Binds form fields to the values of a draft: `{...field('name')}` gives a field its value and `onChange`. */
export function fieldsOf<Draft extends object>(draft: Draft, onChange: (draft: Draft) => void) {
  return <Name extends keyof Draft>(name: Name) => ({
    value: draft[name],
    onChange: (value: Draft[Name]) => onChange({ ...draft, [name]: value }),
  });
}

/** Fields of a form: `{...field('name')}` also gives one its label and what the table of fields says of it. */
export function formFields<Of extends keyof Catalog>(
  table: Of,
  { draft, onDraft }: Pick<RecordFormProps<DraftOf<Of>>, 'draft' | 'onDraft'>,
) {
  const bound = fieldsOf(draft, onDraft);
  return <Name extends keyof DraftOf<Of> & string>(name: Name) => {
    const rules = fieldOf(table, name);
    return {
      ...bound(name),
      name,
      label: fieldLabel(table, name),
      required: rules?.need !== undefined,
      maxLength: rules?.kind === 'text' ? rules.most : undefined,
    };
  };
}
