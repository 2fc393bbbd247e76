import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { RowPrice } from '@/components/admin/products/RowPrice';

import { noPhotograph, oneSize } from '../../../fixtures/photographs';

const change = { name: /^Fiyatı değiştir: Sol Ön Far/ };

const meta = {
  component: RowPrice,
  args: { product: { name: 'Sol Ön Far', price: 1850, originalPrice: 2080 }, onChange: fn() },
  parameters: { chromatic: noPhotograph },
} satisfies Meta<typeof RowPrice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Focused: Story = {
  parameters: { chromatic: oneSize, pseudo: { focusVisible: 'button' } },
};

export const Saves: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', change));
    await userEvent.keyboard('1900{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1900);
    await expect(canvas.getByRole('button', change)).toHaveFocus();
  },
};

export const Leaves: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', change));
    await userEvent.keyboard('1900{Escape}');
    await expect(canvas.getByRole('button', change)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('1850');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
