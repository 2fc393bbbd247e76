import { expect, fn, screen } from 'storybook/test';

import { SpreadsheetDialog } from '@/panel/components/spreadsheet/SpreadsheetDialog';

import preview from '../../../../.storybook/preview';
import { longName } from '../../../fixtures/catalog';
import { noPhotograph, onPhone, oneSize } from '../../../fixtures/photographs';
import { says } from '../../../fixtures/play/expectations';
import { checkedList } from './checkedList';

const meta = preview.meta({
  component: SpreadsheetDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } }, chromatic: oneSize },
  args: {
    state: { kind: 'checked' as const, preview: checkedList },
    fileName: 'stok-listesi.xlsx',
    isBusy: false,
    onApply: fn(),
    onUndo: fn(),
    onDownloadSample: fn(),
    onClose: fn(),
  },
});

export const Checked = meta.story({ parameters: { chromatic: { modes: {} } } });

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
  args: { state: { kind: 'reading' } },
  play: says('status', 'Liste okunuyor…'),
});

export const OldExcel = meta.story({
  args: { state: { kind: 'unreadable', problem: 'oldExcel' }, fileName: 'eski.xls' },
  play: says('alert', 'Farklı Kaydet'),
});

export const NothingToApply = meta.story({
  args: {
    state: {
      kind: 'checked',
      preview: {
        ...checkedList,
        added: 0,
        changed: 0,
        wrong: 0,
        newBrands: [],
        prices: { large: 0, examples: [] },
        changedItems: [],
        missing: undefined,
      },
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Uygula' }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

export const Applied = meta.story({
  args: { state: { kind: 'applied', text: 'Liste uygulandı: 12 yeni, 3 değişen ürün' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Tamam' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongTexts = meta.story({
  ...onPhone,
  args: {
    fileName: `${longName}.xlsx`,
    state: {
      kind: 'checked',
      preview: {
        ...checkedList,
        firstLines: [{ line: 10_000, values: { name: longName, brand: longName } }],
        sheets: [longName, 'FİLTRE (1 satır)'],
        isRemembered: true,
        lacksVat: true,
        missing: { brand: longName, names: [longName] },
        newBrands: [longName, 'VALEO'],
        wrongLines: [{ line: 10_001, reason: `Görsel adresi okunamadı: “${longName}”.` }],
      },
    },
  },
});
