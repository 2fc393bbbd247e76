import { expect, fn } from 'storybook/test';

import { CarOffer } from '@/components/search/CarOffer';

import preview from '../../../.storybook/preview';
import { noPhotograph, phoneOnly } from '../../fixtures/photographs';

const meta = preview.meta({
  component: CarOffer,
  args: { name: 'Golf', isAdded: false, onAdd: fn() },
});

export const Asked = meta.story({
  parameters: { chromatic: phoneOnly },
  play: async ({ args, canvas, userEvent }) => {
    const name = 'Aracınız Golf mü? Mesajlarınıza ekleyelim';
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const Added = meta.story({
  args: { isAdded: true },
  parameters: { chromatic: noPhotograph },
});
