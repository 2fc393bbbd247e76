import { expect, fn } from 'storybook/test';

import { PhotoPicker } from '@/panel/components/form/picture/PhotoPicker';

import preview from '../../../../../.storybook/preview';
import { noPhotograph, onPhone, oneSize } from '../../../../fixtures/photographs';

/** The buttons that take, choose and remove a photograph. */
const meta = preview.meta({
  component: PhotoPicker,
  args: { hasPhoto: false, isPreparing: false, onChoose: fn(), onRemove: fn() },
  parameters: { chromatic: oneSize },
});

const photograph = new File(['x'], 'IMG_0001.jpg', { type: 'image/jpeg' });

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Fotoğraf seç');
    await expect(input.accept).toBe('image/jpeg,image/png,image/webp');
    await userEvent.upload(input, photograph);
    await expect(args.onChoose).toHaveBeenCalledWith(photograph);
    const camera = canvas.getByLabelText<HTMLInputElement>('Fotoğraf çek');
    await expect(camera).toHaveAttribute('capture', 'environment');
    await userEvent.upload(camera, photograph);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
});

export const WithPhoto = meta.story({
  ...onPhone,
  args: { hasPhoto: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fotoğrafı kaldır' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const Preparing = meta.story({
  args: { hasPhoto: true, isPreparing: true },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Fotoğraf hazırlanıyor' })).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Fotoğraf seç'), photograph);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

/** The longest of the sentences. */
export const CannotBeOpened = meta.story({
  ...onPhone,
  args: { problem: 'heic' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Fotoğraf seç' })).toHaveAccessibleDescription(
      /onu çeken telefondan ekleyin/,
    );
  },
});
