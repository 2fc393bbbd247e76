import { expect, fn } from 'storybook/test';

import { WrongLines } from '@/panel/components/spreadsheet/WrongLines';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';
import { checkedSpreadsheet } from './checkedSpreadsheet';

/** The lines of a list that are not applied, each with its reason. */
const meta = preview.meta({
  component: WrongLines,
  // The pictures of SpreadsheetDialog show it.
  parameters: { chromatic: noPhotograph },
  args: { lines: checkedSpreadsheet.changes.wrong, onDownload: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hatalı satırları indir' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
});

export const Many = meta.story({
  args: {
    lines: Array.from({ length: 340 }, (_, index) => ({
      line: index + 2,
      values: {},
      problems: [{ kind: 'missing', field: 'price' }],
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(21);
    await expect(canvas.getByText('… ve 320 satır daha; hepsi dosyada.')).toBeInTheDocument();
  },
});
