import { expect } from 'storybook/test';

import { CartButton } from '@/components/header/CartButton';

import preview from '../../../.storybook/preview';
import { oneSize } from '../../fixtures/photographs';

const meta = preview.meta({
  component: CartButton,
  parameters: { chromatic: oneSize, layout: 'centered' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const cart = canvas.getByRole('button', { name: 'Sepet' });
    await expect(cart).toHaveAccessibleDescription('Şu anda kullanılamıyor');
    await expect(cart).toHaveTextContent('0');
  },
});
