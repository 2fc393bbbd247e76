import { expect, fn } from 'storybook/test';

import { EnquiryButton } from '@/components/enquiry/EnquiryButton';

import preview from '../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../fixtures/photographs';

const meta = preview.meta({
  component: EnquiryButton,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { count: 3, answer: '', onOpen: fn(), onApproach: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const cart = canvas.getByRole('button', { name: 'Sepet, 3 parça' });
    await userEvent.tab();
    await expect(args.onApproach).toHaveBeenCalled();
    await userEvent.click(cart);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    cart.blur();
  },
});

export const JustAdded = meta.story({
  args: { answer: 'Listeye eklendi: Sol Ön Far. Listede 3 parça var.' },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.answer);
  },
});
