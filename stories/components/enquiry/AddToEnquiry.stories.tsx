import { expect, fn } from 'storybook/test';

import { AddToEnquiry } from '@/components/enquiry/AddToEnquiry';

import preview from '../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../fixtures/photographs';

const meta = preview.meta({
  component: AddToEnquiry,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { place: 'card' as const, isListed: false, onAdd: fn(), onShow: fn() },
});

/** Looks as where the controls are closed. */
export const OnCard = meta.story({
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const ListedOnCard = meta.story({
  args: { isListed: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Listede' });
    await userEvent.click(button);
    await expect(args.onShow).toHaveBeenCalledOnce();
    await expect(args.onAdd).not.toHaveBeenCalled();
    button.blur();
    await userEvent.unhover(button);
  },
});

export const ListedOnDetail = meta.story({ args: { place: 'detail', isListed: true } });
