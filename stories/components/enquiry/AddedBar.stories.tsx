import { expect, fn } from 'storybook/test';

import { AddedBar } from '@/components/enquiry/AddedBar';

import preview from '../../../.storybook/preview';
import { phoneOnly } from '../../fixtures/photographs';

const meta = preview.meta({
  component: AddedBar,
  parameters: { chromatic: phoneOnly, layout: 'fullscreen' },
  args: { count: 3, onOpen: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Listeyi aç' });
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    button.blur();
    await userEvent.unhover(button);
  },
});
