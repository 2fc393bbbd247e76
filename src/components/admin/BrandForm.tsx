import type { NewItemOf } from '@/domain/catalog';
import { FIELD_LIMITS } from '@/domain/limits';

import { FormFrame } from './form/FormFrame';
import { PictureField } from './form/PictureField';
import { TextField } from './form/TextField';
import { type ItemFormProps, useDraft } from './form/useDraft';

export type BrandDraft = NewItemOf<'brands'>;

export interface BrandFormProps extends ItemFormProps<BrandDraft> {}

export function BrandForm(props: BrandFormProps) {
  const { onSave } = props;
  const { draft, change } = useDraft(props);

  return (
    <FormFrame {...props} onSave={() => onSave(draft)}>
      <TextField
        label="Marka Adı"
        required
        maxLength={FIELD_LIMITS.brand.name}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <PictureField
        label="Logo URL"
        renderPhoto={props.renderPhoto}
        required
        value={draft.logo}
        hint="Logonun internet adresi."
        onChange={(logo) => change({ logo })}
      />
    </FormFrame>
  );
}
