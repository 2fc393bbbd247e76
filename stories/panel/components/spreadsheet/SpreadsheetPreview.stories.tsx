import { expect, within } from 'storybook/test';

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
    const choices = { ...args.spreadsheet.choices, sellsOutMissing: true };
    await expect(args.onChange).toHaveBeenLastCalledWith({ choices });
    await userEvent.click(canvas.getByRole('button', { name: '3 hatalı satırın nedenleri' }));
    await expect(canvas.getByRole('list', { name: 'Hatalı satırların nedenleri' })).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('KDV oranını seçmeden');
  },
});

const { spreadsheet, changes } = checkedSpreadsheet;
const ownSheet = { ...spreadsheet.sheet, madeAt: '21.11.2026 14.32' };
const { edited } = changes.changes;

export const OwnList = meta.story({
  args: {
    spreadsheet: { ...spreadsheet, sheets: [ownSheet], sheet: ownSheet },
    changes: {
      ...changes,
      lacksVat: false,
      prices: { large: 1, examples: edited },
      read: edited.map(({ after }, index) => ({ line: index + 2, product: after })),
    },
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Mağazada değişecek olanlar' });
    await expect(within(region).getByText('Fiyat, mağazada: 2850 TL')).toBeVisible();
    await expect(canvas.getAllByText(/2500 TL/)).toHaveLength(1);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

const nameless = {
  ...spreadsheet.sheet,
  columns: [undefined, undefined, 'price', undefined] as const,
};

export const NamesNotFound = meta.story({
  args: { spreadsheet: { ...spreadsheet, sheets: [nameless], sheet: nameless } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('combobox');
    await expect(canvas.getByRole('region', { name: 'Sütunlar' })).toContainElement(first ?? null);
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
    await expect(args.onChange).toHaveBeenLastCalledWith({ sheet: args.spreadsheet.sheet });
  },
});
