import { expect, fn } from 'storybook/test';

import { PhotoField } from '@/panel/components/form/picture/PhotoField';
import { PhotoPicker } from '@/panel/components/form/picture/PhotoPicker';

import preview from '../../../../../.storybook/preview';
import { product } from '../../../../fixtures/catalog';
import { onPhone } from '../../../../fixtures/photographs';

const meta = preview.meta({
  component: PhotoField,
  args: { address: product.image, onChange: fn() },
});

export const Default = meta.story({
  ...onPhone,
  args: {
    renderPhoto: ({ address, onChange }) => (
      <PhotoPicker
        hasPhoto={address !== ''}
        isPreparing={false}
        onChoose={() => undefined}
        onRemove={() => onChange('')}
      />
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Görsel hazır.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fotoğrafı kaldır' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
  },
});
