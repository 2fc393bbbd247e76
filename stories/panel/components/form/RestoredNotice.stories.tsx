import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { RestoredNotice } from '@/panel/components/form/RestoredNotice';

import { largeTextOnPhone } from '../../../fixtures/largeText';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = {
  component: RestoredNotice,
  args: { onDiscard: fn() },
} satisfies Meta<typeof RestoredNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Yarım kalan kayıt geri getirildi.');
    await userEvent.click(canvas.getByRole('button', { name: 'Yazdıklarımı sil' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const LargeText: Story = { ...largeTextOnPhone };
