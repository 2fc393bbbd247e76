import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CartButton } from '@/components/header/CartButton';

const meta = {
  component: CartButton,
  parameters: { layout: 'centered' },
} satisfies Meta<typeof CartButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const cart = canvas.getByRole('button', { name: 'Sepet' });
    await expect(cart).toHaveAccessibleDescription('Şu anda kullanılamıyor');
    await expect(cart).toHaveTextContent('0');
  },
};
