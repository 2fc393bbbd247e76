import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { DeletedItemsButton } from '@/panel/components/undo/DeletedItemsButton';

import { noPhotograph, oneSize } from '../../../fixtures/photographs';

const meta = {
  component: DeletedItemsButton,
  args: { count: 3, onClick: fn() },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof DeletedItemsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Silinenler (3)' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Focused: Story = { parameters: { pseudo: { focusVisible: 'button' } } };
