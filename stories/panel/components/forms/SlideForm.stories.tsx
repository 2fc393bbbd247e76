import { expect, fn } from 'storybook/test';

import { DEFAULT_BUTTON_COLOR } from '@/domain/slide';
import { SlideForm } from '@/panel/components/forms/SlideForm';

import preview from '../../../../.storybook/preview';
import { brokenPicture, longName, slide } from '../../../fixtures/catalog';
import { withDraftState } from '../../../fixtures/draftState';
import { noPhotograph, onPhone } from '../../../fixtures/photographs';
import { expectInvalid } from '../../../fixtures/play/expectations';

const empty = {
  title: '',
  subtitle: '',
  description: '',
  image: '',
  buttonText: '',
  buttonColor: DEFAULT_BUTTON_COLOR,
};

/** The form of a slide. */
const meta = preview.meta({
  component: SlideForm,
  render: withDraftState(SlideForm),
  args: {
    title: 'Yeni Slide',
    draft: empty,
    onDraft: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
});

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expectInvalid('Başlık', 'Alt Başlık', 'Açıklama', 'Görsel URL', 'Buton Metni');
  },
});

/** Which value is in which field is in the picture of the form that edits a slide. */
export const Changed = meta.story({
  args: { draft: { ...slide, title: '', buttonText: '' } },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Başlık'), 'Kış Kampanyası');
    await userEvent.type(canvas.getByLabelText('Buton Metni'), 'Fiyat Al');
    await userEvent.selectOptions(canvas.getByLabelText('Buton Rengi'), 'Mavi');
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    const typed = { title: 'Kış Kampanyası', buttonText: 'Fiyat Al' };
    const buttonColor = 'bg-blue-600 hover:bg-blue-700';
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...slide, ...typed, buttonColor });
  },
});

export const Editing = meta.story({
  args: { title: `Düzenle: ${slide.title}`, draft: slide },
});

export const LongTexts = meta.story({
  ...onPhone,
  args: {
    draft: {
      ...slide,
      title: longName,
      subtitle: longName,
      image: brokenPicture,
      buttonText: longName,
    },
  },
});
