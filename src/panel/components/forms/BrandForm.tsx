import { formFields, type ItemFormProps } from '@/panel/components/form/draftFields';
import { FormFrame } from '@/panel/components/form/FormFrame';
import { PictureField } from '@/panel/components/form/picture/PictureField';
import { TextField } from '@/panel/components/form/TextField';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';
import { findSameName } from '@/panel/domain/products/sameNames';

export interface BrandFormProps extends ItemFormProps<DraftOf<'brands'>> {
  otherNames: ReadonlyArray<string>;
}

export function BrandForm(props: BrandFormProps) {
  const field = formFields('brands', props);
  const same = findSameName(props.draft.name, props.otherNames);

  return (
    <FormFrame {...props} isPreviewSmall>
      <TextField {...field('name')} warning={same && `Bu marka zaten var: ${same}.`} />
      <PictureField
        {...field('logo')}
        kind="logo"
        hint="Logoyu seçince kendiliğinden dolar; internet adresi de yazabilirsiniz."
      />
    </FormFrame>
  );
}
