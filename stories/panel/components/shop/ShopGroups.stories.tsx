import { expect, fn } from 'storybook/test';

import { ShopGroups } from '@/panel/components/shop/ShopGroups';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: ShopGroups,
  args: { open: 'identity' as const, children: 'Alanlar', onOpen: fn(), onClose: fn() },
});

export const Default = meta.story({ name: 'Mağaza' });

export const Pressed = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Mağaza' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Yasal bilgiler' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('legal');
    await userEvent.click(canvas.getByRole('button', { name: 'Ad ve logo', expanded: true }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Geri' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
