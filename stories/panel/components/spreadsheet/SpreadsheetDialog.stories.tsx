import { expect, fn, screen, waitFor } from 'storybook/test';

import { SpreadsheetDialog } from '@/panel/components/spreadsheet/SpreadsheetDialog';

import preview from '../../../../.storybook/preview';
import { longName } from '../../../fixtures/catalog';
import { noPhotograph, onPhone, oneSize } from '../../../fixtures/photographs';
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

export const Checked = meta.story({
  parameters: { chromatic: { modes: {} } },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Listeyi kontrol edin' })).toBeVisible(),
    );
    await expect(screen.getByRole('heading', { name: 'Listeyi kontrol edin' })).toHaveFocus();
  },
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
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const Reading = meta.story({
  args: { state: { kind: 'reading' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Liste okunuyor…'));
    await expect(screen.queryByRole('button', { name: 'Uygula' })).not.toBeInTheDocument();
  },
});

export const EmptyFile = meta.story({ args: { state: { kind: 'unreadable', problem: 'empty' } } });

export const OldExcel = meta.story({
  args: { state: { kind: 'unreadable', problem: 'oldExcel' }, fileName: 'eski.xls' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Farklı Kaydet'));
  },
});

export const NothingToApply = meta.story({
  args: {
    state: {
      kind: 'checked',
      preview: { ...checkedList, added: 0, changed: 0, wrong: [], newBrands: [] },
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Uygula' }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

export const Applying = meta.story({
  args: { isBusy: true },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Uygulanıyor…' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const ChangedElsewhere = meta.story({
  args: {
    failure: 'changed-elsewhere',
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Hiçbir şey değiştirilmedi'),
    );
  },
});

export const Applied = meta.story({
  args: { state: { kind: 'applied', added: 12, changed: 3 } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Liste uygulandı' })).toBeInTheDocument();
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
        newBrands: [longName, 'VALEO'],
        wrong: [{ line: 10_001, reason: `Görsel adresi okunamadı: “${longName}”.` }],
      },
    },
  },
});
