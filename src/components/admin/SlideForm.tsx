import { useState } from 'react';

import type { NewItemOf } from '@/domain/catalog';
import { FIELD_LIMITS } from '@/domain/fieldLimits';

import { ButtonColorField } from './form/ButtonColorField';
import { FormFrame } from './form/FormFrame';
import { PictureField } from './form/PictureField';
import { TextField } from './form/TextField';

export type SlideDraft = NewItemOf<'slides'>;

const limits = FIELD_LIMITS.slide;

export interface SlideFormProps {
  title: string;
  /** What the fields begin with. */
  initial: SlideDraft;
  onDraft?: (draft: SlideDraft) => void;
  onSave: (draft: SlideDraft) => void;
  onCancel: () => void;
}

/** Specification 5, "Slide form". */
export function SlideForm({ title, initial, onDraft, onSave, onCancel }: SlideFormProps) {
  const [draft, setDraft] = useState(initial);

  function change(changed: Partial<SlideDraft>) {
    const next = { ...draft, ...changed };
    setDraft(next);
    onDraft?.(next);
  }

  return (
    <FormFrame title={title} onSave={() => onSave(draft)} onCancel={onCancel}>
      <TextField
        label="Başlık"
        required
        maxLength={limits.title}
        value={draft.title}
        onChange={(text) => change({ title: text })}
      />
      <TextField
        label="Alt Başlık"
        required
        maxLength={limits.subtitle}
        value={draft.subtitle}
        onChange={(subtitle) => change({ subtitle })}
      />
      <TextField
        label="Açıklama"
        required
        rows={3}
        maxLength={limits.description}
        value={draft.description}
        onChange={(description) => change({ description })}
      />
      <PictureField
        label="Görsel URL"
        required
        value={draft.image}
        hint="Geniş bir görselin internet adresi."
        onChange={(image) => change({ image })}
      />
      <TextField
        label="Buton Metni"
        required
        maxLength={limits.buttonText}
        value={draft.buttonText}
        onChange={(buttonText) => change({ buttonText })}
      />
      <ButtonColorField
        value={draft.buttonColor}
        buttonText={draft.buttonText}
        onChange={(buttonColor) => change({ buttonColor })}
      />
    </FormFrame>
  );
}
