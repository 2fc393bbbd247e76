import { ButtonColorField } from '@/panel/components/form/ButtonColorField';
import { formFields, type ItemFormProps } from '@/panel/components/form/draftFields';
import { FormFrame } from '@/panel/components/form/FormFrame';
import { PictureField } from '@/panel/components/form/picture/PictureField';
import { TextField } from '@/panel/components/form/TextField';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';

export function SlideForm(props: ItemFormProps<DraftOf<'slides'>>) {
  const field = formFields('slides', props);

  return (
    <FormFrame {...props} isPreviewSmall>
      <TextField {...field('title')} />
      <TextField {...field('subtitle')} />
      <TextField {...field('description')} rows={3} />
      <PictureField
        {...field('image')}
        kind="slide"
        hint="Yatay bir fotoğraf (4:3) en iyi durur. Seçince kendiliğinden dolar; internet adresi de yazabilirsiniz."
      />
      <TextField {...field('buttonText')} />
      <ButtonColorField {...field('buttonColor')} />
    </FormFrame>
  );
}
