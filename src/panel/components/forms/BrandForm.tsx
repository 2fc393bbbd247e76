import { BRAND_FIELDS } from '@/domain/brand';
import type { NewItemOf } from '@/domain/catalog';
import { FormFrame } from '@/panel/components/form/FormFrame';
import { PictureField } from '@/panel/components/form/picture/PictureField';
import { TextField } from '@/panel/components/form/TextField';
import { type ItemFormProps, useDraft } from '@/panel/components/form/useDraft';
import { findSameName } from '@/panel/domain/products/sameNames';

export type BrandDraft = NewItemOf<'brands'>;

export interface BrandFormProps extends ItemFormProps<BrandDraft> {
  otherNames: ReadonlyArray<string>;
}

export function BrandForm(props: BrandFormProps) {
  const { otherNames, onSave } = props;
  const { draft, field } = useDraft(props);
  const same = findSameName(draft.name, otherNames);

  return (
    <FormFrame
      {...props}
      isPreviewSmall
      preview={props.renderPreview?.(draft)}
      onSave={() => onSave(draft)}
    >
      <TextField
        label="Marka Adı"
        required
        maxLength={BRAND_FIELDS.name.most}
        warning={same && `Bu marka zaten var: ${same}.`}
        {...field('name')}
      />
      <PictureField
        label="Logo URL"
        kind="logo"
        required
        hint="Logoyu seçince kendiliğinden dolar; internet adresi de yazabilirsiniz."
        {...field('logo')}
      />
    </FormFrame>
  );
}
