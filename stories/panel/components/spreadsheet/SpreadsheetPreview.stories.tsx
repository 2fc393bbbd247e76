import { expect } from 'storybook/test';

import { SpreadsheetPreview } from '@/panel/components/spreadsheet/SpreadsheetPreview';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';
import { checkedSpreadsheet, twoSheets } from './checkedSpreadsheet';

/** What a list will change, before it is applied. */
const meta = preview.meta({
  component: SpreadsheetPreview,
  args: checkedSpreadsheet,
  parameters: { chromatic: noPhotograph },
});

/** Its picture is that of the dialog around it. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /VALEO, LUK$/ }));
    await expect(args.onAddsBrands).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('checkbox', { name: /2 BOSCH ürünü/ }));
    const chosen = { ...args.spreadsheet.choices, sellsOutMissing: true };
    await expect(args.onChoose).toHaveBeenLastCalledWith(chosen);
  },
});

export const SecondList = meta.story({
  args: {
    spreadsheet: twoSheets,
    changes: { ...checkedSpreadsheet.changes, skipped: 12, hidden: 3 },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Sayfa' }),
      'FİLTRE (1 satır)',
    );
    await expect(args.onChooseSheet).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Baştan seç' }));
    await expect(args.onStartAnew).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Gizli satırları da al' }));
    await expect(args.onTakeHidden).toHaveBeenCalledOnce();
  },
});
