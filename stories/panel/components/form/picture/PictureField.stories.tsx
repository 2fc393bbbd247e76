import { expect, fn } from 'storybook/test';

import { PictureField } from '@/panel/components/form/picture/PictureField';
import { PicturePreviews } from '@/panel/components/form/picture/picturePreviews';

import preview from '../../../../../.storybook/preview';
import { brand, product } from '../../../../fixtures/catalog';
import { oneSize } from '../../../../fixtures/photographs';

const meta = preview.meta({
  component: PictureField,
  args: { label: 'Görsel URL', value: product.image, onChange: fn() },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Görsel URL')).toBeValid();
    await expect(await canvas.findByText('Görsel hazır.')).toBeVisible();
  },
});

/** A photograph of the owner has a long address, which he need not read. */
export const OwnPhotograph = meta.story({
  args: {
    value: `https://abcdefghijklmnopqrst.supabase.co/storage/v1/object/public/pictures/${'0a'.repeat(32)}.webp`,
    hint: 'İsteğe bağlı.',
  },
  render: (args) => (
    <PicturePreviews value={new Map([[args.value, brand.logo]])}>
      <PictureField {...args} />
    </PicturePreviews>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Görsel URL')).toHaveAccessibleDescription(
      /^Sizin fotoğrafınız/,
    );
    await expect(await canvas.findByText('Görsel hazır.')).toBeVisible();
  },
});

export const NoAddress = meta.story({
  args: { value: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Görsel URL')).toBeInvalid();
    await expect(canvas.getByText(/Bu bir görsel adresi değil/)).toBeVisible();
  },
});
