import { expect, fn } from 'storybook/test';

import { InsteadLine } from '@/panel/components/products/InsteadLine';

import preview from '../../../../.storybook/preview';
import { longWord, longWordFits } from '../../../fixtures/longWord';
import { phoneOnly } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: InsteadLine,
  args: {
    text: '“golf”, “7” yazan parça yok. “ön Balatası” için sonuçlar:',
    onAccept: fn(),
  },
});

export const Default = meta.story({
  parameters: { chromatic: phoneOnly },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bunlarla devam et' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
});

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: { text: `“${longWord}” yazan parça yok.` },
});
