import { expect, fn, screen } from 'storybook/test';

import { SpreadsheetDialog } from '@/panel/components/spreadsheet/SpreadsheetDialog';
import { NO_CHANGES } from '@/panel/domain/catalogChanges';

import preview from '../../../../.storybook/preview';
import { longName, product } from '../../../fixtures/catalog';
import { longWord, longWordFits } from '../../../fixtures/longWord';
import { noPhotograph, onPhone, oneSize } from '../../../fixtures/photographs';
import { says } from '../../../fixtures/play/expectations';
import { checkedSpreadsheet, twoSheets } from './checkedSpreadsheet';

const longSheet = { ...twoSheets.sheet, name: longName };

const meta = preview.meta({
  component: SpreadsheetDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } }, chromatic: oneSize },
  args: {
    preview: checkedSpreadsheet,
    fileName: 'stok-listesi.xlsx',
    isBusy: false,
    onApply: fn(),
    onDownloadSample: fn(),
    onClose: fn(),
  },
});

export const Checked = meta.story({
  name: 'Liste, Excel · checked',
  parameters: { chromatic: { modes: {} } },
});

export const Answered = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Uygula' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Örnek listeyi indir' }));
    await expect(args.onDownloadSample).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Reading = meta.story({
  args: { preview: undefined },
  play: says('status', 'Liste okunuyor…'),
});

export const OldExcel = meta.story({
  args: { preview: undefined, problem: 'oldExcel', fileName: 'eski.xls' },
  play: says('alert', 'Farklı Kaydet'),
});

export const NothingToApply = meta.story({
  args: {
    preview: {
      ...checkedSpreadsheet,
      changes: {
        ...checkedSpreadsheet.changes,
        added: 0,
        changed: 0,
        wrong: [],
        newBrands: [],
        prices: { large: 0, examples: [] },
        changes: NO_CHANGES,
        missing: undefined,
        lacksVat: false,
      },
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Uygula' }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

export const LongTexts = meta.story({
  ...onPhone,
  args: {
    fileName: `${longName}.xlsx`,
    preview: {
      ...checkedSpreadsheet,
      spreadsheet: {
        ...twoSheets,
        sheets: [longSheet, ...twoSheets.sheets],
        sheet: longSheet,
      },
      changes: {
        ...checkedSpreadsheet.changes,
        read: [{ line: 10_000, product: { ...product, name: longName, brand: longName } }],
        lacksVat: true,
        missing: { brand: longName, products: [{ ...product, name: longName }] },
        newBrands: [longName, 'VALEO'],
        wrong: [
          {
            line: 10_001,
            values: {},
            problems: [{ kind: 'unreadable', field: 'image', text: longName }],
          },
        ],
      },
    },
  },
});

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: {
    fileName: `${longWord}.xlsx`,
    preview: {
      ...checkedSpreadsheet,
      changes: {
        ...checkedSpreadsheet.changes,
        newBrands: [longWord],
        read: [{ line: 2, product: { ...product, name: longWord, brand: longWord } }],
      },
    },
  },
});
