import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CartButton } from '@/components/header/CartButton';

import { forcedColors, oneSize } from '../../fixtures/photographs';
import { pointerAndFocus } from '../../fixtures/pointerAndFocus';

const meta = {
  component: CartButton,
  parameters: { chromatic: oneSize, layout: 'centered' },
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

export const PointerAndFocus: Story = { ...pointerAndFocus };

export const HighContrast: Story = { parameters: { chromatic: { ...forcedColors, ...oneSize } } };
