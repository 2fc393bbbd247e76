import { expect, fn } from 'storybook/test';

import { CartButton } from '@/components/header/CartButton';

import preview from '../../../.storybook/preview';
import { oneSize } from '../../fixtures/photographs';

/** The cart with its number. It does nothing in a shop with closed controls (D1). */
const meta = preview.meta({
  component: CartButton,
  parameters: { chromatic: oneSize, layout: 'centered' },
});

export const Default = meta.story({
  name: 'Sepet',
  play: async ({ canvas }) => {
    const cart = canvas.getByRole('button', { name: 'Sepet' });
    await expect(cart).toHaveAccessibleDescription('Şu anda kullanılamıyor');
    await expect(cart).toHaveTextContent('0');
  },
});

/** It opens the list of parts, and says what was added (D31). */
export const Open = meta.story({
  args: { count: 3, answer: 'Listeye eklendi: Sol Ön Far', onOpen: fn(), onApproach: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const cart = canvas.getByRole('button', { name: 'Sepet, 3 parça' });
    await userEvent.tab();
    await expect(args.onApproach).toHaveBeenCalled();
    await userEvent.click(cart);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Listeye eklendi: Sol Ön Far');
    cart.blur();
  },
});
