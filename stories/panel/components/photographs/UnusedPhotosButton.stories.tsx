import { expect, fn } from 'storybook/test';

import { UnusedPhotosButton } from '@/panel/components/photographs/UnusedPhotosButton';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: UnusedPhotosButton,
  args: { onClick: fn() },
  // The pictures of the panel show it.
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kullanılmayan fotoğrafları sil' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
