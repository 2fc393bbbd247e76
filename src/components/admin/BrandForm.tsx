import { useState } from 'react';

import type { NewItemOf } from '@/domain/catalog';
import { FIELD_LIMITS } from '@/domain/fieldLimits';

import { FormFrame } from './form/FormFrame';
import { PictureField } from './form/PictureField';
import { TextField } from './form/TextField';

export type BrandDraft = NewItemOf<'brands'>;

export interface BrandFormProps {
  title: string;
  /** What the fields begin with. */
  initial: BrandDraft;
  onDraft?: (draft: BrandDraft) => void;
  onSave: (draft: BrandDraft) => void;
  onCancel: () => void;
}

/** Specification 5, "Brand form". */
export function BrandForm({ title, initial, onDraft, onSave, onCancel }: BrandFormProps) {
  const [draft, setDraft] = useState(initial);

  function change(changed: Partial<BrandDraft>) {
    const next = { ...draft, ...changed };
    setDraft(next);
    onDraft?.(next);
  }

  return (
    <FormFrame title={title} onSave={() => onSave(draft)} onCancel={onCancel}>
      <TextField
        label="Marka Adı"
        required
        maxLength={FIELD_LIMITS.brand.name}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <PictureField
        label="Logo URL"
        required
        value={draft.logo}
        hint="Logonun internet adresi."
        onChange={(logo) => change({ logo })}
      />
    </FormFrame>
  );
}
