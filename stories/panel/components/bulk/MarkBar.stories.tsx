import { expect, fn } from 'storybook/test';

import { MarkBar } from '@/panel/components/bulk/MarkBar';

import preview from '../../../../.storybook/preview';
import { ownFrame } from '../../../fixtures/docs';
import { largeTextOnPhone } from '../../../fixtures/largeText';
import { noPhotograph, onPhone, oneSize } from '../../../fixtures/photographs';
import { says } from '../../../fixtures/play/expectations';

/** What can be done with all marked products at once. */
const meta = preview.meta({
  component: MarkBar,
  parameters: { docs: ownFrame },
  args: {
    marked: 12,
    hidden: 0,
    isUndoing: false,
    onAction: fn(),
    onUndo: fn(),
    onLeave: fn(),
  },
});

export const Default = meta.story();

export const NothingMarked = meta.story({
  ...onPhone,
  args: { marked: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stok' }));
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

export const HiddenOnes = meta.story({
  ...onPhone,
  args: { marked: 12_345, hidden: 345 },
});

export const Done = meta.story({
  args: { marked: 0, done: '12 ürünün stok durumu değişti' },
  parameters: { chromatic: oneSize },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Geri al' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Tamam' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const MarkedAgain = meta.story({
  args: { marked: 1, done: '12 ürünün stok durumu değişti' },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 ürün seçildi');
    await expect(canvas.queryByRole('button', { name: 'Geri al' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Fiyatları değiştir' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('price');
    await userEvent.click(canvas.getByRole('button', { name: 'Sil' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('delete');
    await userEvent.click(canvas.getByRole('button', { name: 'Vazgeç' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const Undoing = Done.extend({
  args: { isUndoing: true },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Geri alınıyor…' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tamam' }));
    await expect(args.onUndo).not.toHaveBeenCalled();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
});

export const UndoFailed = Done.extend({
  ...onPhone,
  args: { undoFailure: 'unreachable' },
  play: says('alert', 'Sitenin kayıtlarına ulaşılamadı'),
});

export const LargeText = meta.story({ ...largeTextOnPhone });
