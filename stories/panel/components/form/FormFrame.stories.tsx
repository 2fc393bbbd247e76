import { expect, fn } from 'storybook/test';

import { FormFrame } from '@/panel/components/form/FormFrame';

import preview from '../../../../.storybook/preview';
import { longName } from '../../../fixtures/catalog';
import { longWord, longWordFits } from '../../../fixtures/longWord';
import { noPhotograph, onPhone } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: FormFrame,
  args: {
    title: 'Yeni Marka',
    children: <p>Alanlar</p>,
    onSave: fn(),
    onCancel: fn(),
  },
});

export const Default = meta.story();

export const Pressed = meta.story({
  tags: ['test-only'],
  args: { onDiscard: fn() },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Yeni Marka' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'İptal' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Yazdıklarımı sil' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
});

/** The notice describes the heading, which takes the focus. */
export const RestoredOnPhone = meta.story({
  ...onPhone,
  args: { title: `Düzenle: ${longName}`, onDiscard: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveAccessibleDescription(
      'Yarım kalan kayıt geri getirildi.',
    );
  },
});

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: { title: `Düzenle: ${longWord}` },
});
