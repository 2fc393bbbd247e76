import { expect, fn } from 'storybook/test';

import { PhotoField } from '@/panel/components/form/picture/PhotoField';
import { PhotoPicker } from '@/panel/components/form/picture/PhotoPicker';
import {
  PictureContext,
  type PhotoSlotProps,
} from '@/panel/components/form/picture/picturePreviews';

import preview from '../../../../../.storybook/preview';
import { product } from '../../../../fixtures/catalog';
import { onPhone } from '../../../../fixtures/photographs';

const pictures = {
  previews: new Map<string, string>(),
  renderPhoto: ({ address, onChange }: PhotoSlotProps) => (
    <PhotoPicker
      hasPhoto={address !== ''}
      isPreparing={false}
      onChoose={() => undefined}
      onRemove={() => onChange('')}
    />
  ),
};

const meta = preview.meta({
  component: PhotoField,
  args: { address: product.image, onChange: fn() },
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
