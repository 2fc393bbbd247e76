import { expect, fn } from 'storybook/test';

import { MarkAll } from '@/panel/components/bulk/MarkAll';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: MarkAll,
  args: { marked: 0, shown: 300, isDisabled: false, onChange: fn() },
  parameters: { chromatic: noPhotograph },
});

export const NoneMarked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Tümünü seç' });
    await expect(checkbox).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const SomeMarked = meta.story({
  args: { marked: 12 },
  play: async ({ args, canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox');
    await expect(checkbox).toBePartiallyChecked();
    await userEvent.click(checkbox);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const AllMarked = meta.story({
  args: { marked: 300 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
});
