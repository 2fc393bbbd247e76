import { ButtonColorField } from '@/panel/components/form/ButtonColorField';
import { FormFrame } from '@/panel/components/form/FormFrame';
import { PictureField } from '@/panel/components/form/picture/PictureField';
import { TextField } from '@/panel/components/form/TextField';
import { type ItemFormProps, useDraft } from '@/panel/components/form/useDraft';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';

export function SlideForm(props: ItemFormProps<DraftOf<'slides'>>) {
  const { draft, field } = useDraft('slides', props);

  return (
    <FormFrame
      {...props}
      isPreviewSmall
      preview={props.renderPreview?.(draft)}
      onSave={() => props.onSave(draft)}
    >
      <TextField {...field('title')} />
      <TextField {...field('subtitle')} />
      <TextField {...field('description')} rows={3} />
      <PictureField
        {...field('image')}
        kind="slide"
        hint="Geniş bir görsel. Seçince kendiliğinden dolar; internet adresi de yazabilirsiniz."
      />
      <TextField {...field('buttonText')} />
      <ButtonColorField {...field('buttonColor')} buttonText={draft.buttonText} />
    </FormFrame>
  );
}
