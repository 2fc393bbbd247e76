import type { NewItemOf } from '@/domain/catalog';
import { FIELD_LIMITS } from '@/domain/limits';
import { ButtonColorField } from '@/panel/components/form/ButtonColorField';
import { FormFrame } from '@/panel/components/form/FormFrame';
import { PictureField } from '@/panel/components/form/picture/PictureField';
import { TextField } from '@/panel/components/form/TextField';
import { type ItemFormProps, useDraft } from '@/panel/components/form/useDraft';

export type SlideDraft = NewItemOf<'slides'>;

const limits = FIELD_LIMITS.slide;

export interface SlideFormProps extends ItemFormProps<SlideDraft> {}

export function SlideForm(props: SlideFormProps) {
  const { onSave } = props;
  const { draft, change } = useDraft(props);

  return (
    <FormFrame {...props} preview={props.renderPreview?.(draft)} onSave={() => onSave(draft)}>
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
        isSlide
        renderPhoto={props.renderPhoto}
        required
        value={draft.image}
        hint="Geniş bir görsel. Seçince kendiliğinden dolar; internet adresi de yazabilirsiniz."
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
