import type { NewItemOf } from '@/domain/catalog';
import { SLIDE_FIELDS } from '@/domain/slide';
import { ButtonColorField } from '@/panel/components/form/ButtonColorField';
import { FormFrame } from '@/panel/components/form/FormFrame';
import { PictureField } from '@/panel/components/form/picture/PictureField';
import { TextField } from '@/panel/components/form/TextField';
import { type ItemFormProps, useDraft } from '@/panel/components/form/useDraft';

export type SlideDraft = NewItemOf<'slides'>;

export function SlideForm(props: ItemFormProps<SlideDraft>) {
  const { draft, field } = useDraft(props);

  return (
    <FormFrame
      {...props}
      isPreviewSmall
      preview={props.renderPreview?.(draft)}
      onSave={() => props.onSave(draft)}
    >
      <TextField label="Başlık" required maxLength={SLIDE_FIELDS.title.most} {...field('title')} />
      <TextField
        label="Alt Başlık"
        required
        maxLength={SLIDE_FIELDS.subtitle.most}
        {...field('subtitle')}
      />
      <TextField
        label="Açıklama"
        required
        rows={3}
        maxLength={SLIDE_FIELDS.description.most}
        {...field('description')}
      />
      <PictureField
        label="Görsel URL"
        kind="slide"
        required
        hint="Geniş bir görsel. Seçince kendiliğinden dolar; internet adresi de yazabilirsiniz."
        {...field('image')}
      />
      <TextField
        label="Buton Metni"
        required
        maxLength={SLIDE_FIELDS.buttonText.most}
        {...field('buttonText')}
      />
      <ButtonColorField buttonText={draft.buttonText} {...field('buttonColor')} />
    </FormFrame>
  );
}
