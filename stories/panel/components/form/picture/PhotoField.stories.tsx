import { expect, fn } from 'storybook/test';

import { drawingOf } from '@/content/categories';
import { PhotoField } from '@/panel/components/form/picture/PhotoField';
import { PhotoPicker } from '@/panel/components/form/picture/PhotoPicker';
import {
  PictureContext,
  type PhotoSlotProps,
} from '@/panel/components/form/picture/picturePreviews';

import preview from '../../../../../.storybook/preview';
import { brokenPicture, product } from '../../../../fixtures/catalog';
import { noPhotograph, onPhone, oneSize } from '../../../../fixtures/photographs';
import { says, shows } from '../../../../fixtures/play/expectations';

const pictures = {
  previews: new Map<string, string>(),
  renderPhoto: ({ value, onChange }: PhotoSlotProps) => (
    <PhotoPicker
      hasPhoto={value !== ''}
      isPreparing={false}
      onChoose={() => undefined}
      onRemove={() => onChange('')}
    />
  ),
};

const meta = preview.meta({
  component: PhotoField,
  args: { value: product.image, onChange: fn() },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story({
  ...onPhone,
  render: (args) => (
    <PictureContext value={pictures}>
      <PhotoField {...args} />
    </PictureContext>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Görsel hazır.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fotoğrafı kaldır' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
  },
});

export const Empty = meta.story({
  args: { value: '' },
  play: says('status', 'Görsel seçilmedi.'),
});

export const Drawing = meta.story({
  args: { value: ' ', defaultAddress: drawingOf(product.category) },
  play: shows(/bu hazır görsel görünecek/),
});

export const Broken = meta.story({
  args: { value: brokenPicture },
  play: shows(/Görsel yüklenemedi/),
});

/** What visitors see instead of a slide's picture. */
export const BrokenSlide = meta.story({
  ...onPhone,
  args: { value: brokenPicture, kind: 'slide' },
  play: shows(/Mağazada şimdilik bu zemin görünür/),
});

/** A shared link opens a page, whatever the shop does. */
export const PageLink = meta.story({
  tags: ['test-only'],
  args: { value: 'https://drive.google.com/file/d/1a2b3c/view?usp=sharing' },
  parameters: { chromatic: noPhotograph },
  play: says('status', 'Görsel yüklenemedi.'),
});
