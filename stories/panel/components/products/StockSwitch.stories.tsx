import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { StockSwitch } from '@/panel/components/products/StockSwitch';

import { oneSize } from '../../../fixtures/photographs';

const meta = {
  component: StockSwitch,
  args: { name: 'Sol Ön Far', inStock: true, onChange: fn() },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof StockSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SoldOut: Story = {
  args: { inStock: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Stokta: Sol Ön Far' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
