import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { UnusedPhotosButton } from '@/panel/components/photographs/UnusedPhotosButton';

import { noPhotograph } from '../../../fixtures/photographs';

const meta = {
  component: UnusedPhotosButton,
  args: { onClick: fn() },
  // The pictures of the panel show it.
  parameters: { chromatic: noPhotograph },
} satisfies Meta<typeof UnusedPhotosButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kullanılmayan fotoğrafları sil' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
