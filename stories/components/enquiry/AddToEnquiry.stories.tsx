import { expect, fn } from 'storybook/test';

import { AddToEnquiry } from '@/components/enquiry/AddToEnquiry';

import preview from '../../../.storybook/preview';
import { oneSize } from '../../fixtures/photographs';

const meta = preview.meta({
  component: AddToEnquiry,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { place: 'card' as const, onPress: fn() },
});

export const ListedOnCard = meta.story({
  name: 'Sepete ekle · listed on card',
  args: { isListed: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Listede' });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
    button.blur();
    await userEvent.unhover(button);
  },
});

export const ListedOnDetail = meta.story({ args: { place: 'detail', isListed: true } });
