import { expect, fn } from 'storybook/test';

import { SetUpCard } from '@/panel/components/shop/SetUpCard';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: SetUpCard,
  args: { onOpen: fn(), onPutAside: fn() },
});

export const Default = meta.story({ name: 'Kurulum kartı' });

export const Pressed = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Telefonu yaz' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('SHOP_PHONE');
    await userEvent.click(canvas.getByRole('button', { name: 'Kenara koy' }));
    await expect(args.onPutAside).toHaveBeenCalledOnce();
  },
});
