import { FormFrame } from '@/panel/components/form/FormFrame';
import { PictureField } from '@/panel/components/form/picture/PictureField';
import { TextField } from '@/panel/components/form/TextField';
import { type ItemFormProps, useDraft } from '@/panel/components/form/useDraft';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';
import { findSameName } from '@/panel/domain/products/sameNames';

export interface BrandFormProps extends ItemFormProps<DraftOf<'brands'>> {
  otherNames: ReadonlyArray<string>;
}

export function BrandForm(props: BrandFormProps) {
  const { otherNames, onSave } = props;
  const { draft, field } = useDraft('brands', props);
  const same = findSameName(draft.name, otherNames);

  return (
    <FormFrame
      {...props}
      isPreviewSmall
      preview={props.renderPreview?.(draft)}
      onSave={() => onSave(draft)}
    >
      <TextField {...field('name')} warning={same && `Bu marka zaten var: ${same}.`} />
      <PictureField
        {...field('logo')}
        kind="logo"
        hint="Logoyu seçince kendiliğinden dolar; internet adresi de yazabilirsiniz."
      />
    </FormFrame>
  );
}
