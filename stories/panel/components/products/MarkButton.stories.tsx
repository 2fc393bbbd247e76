import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { MarkButton } from '@/panel/components/products/MarkButton';

import { noPhotograph } from '../../../fixtures/photographs';

const meta = {
  component: MarkButton,
  args: { takesFocus: false, onClick: fn() },
  parameters: { chromatic: noPhotograph },
} satisfies Meta<typeof MarkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seç' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Focused: Story = {
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Seç' })).toHaveFocus();
  },
};
