import { expect, fn } from 'storybook/test';

import { SpreadsheetCounts } from '@/panel/components/spreadsheet/SpreadsheetCounts';

import preview from '../../../../.storybook/preview';

/** How many lines of a list are new, changed, unchanged and wrong. */
const meta = preview.meta({
  component: SpreadsheetCounts,
  args: { added: 12, changed: 3, unchanged: 280, wrong: 5, onShowWrong: fn() },
});

export const AllFour = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '5 hatalı satırın nedenleri' }));
    await expect(args.onShowWrong).toHaveBeenCalledOnce();
  },
});
