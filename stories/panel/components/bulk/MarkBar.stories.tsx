import { expect, fn } from 'storybook/test';

import { MarkBar } from '@/panel/components/bulk/MarkBar';

import preview from '../../../../.storybook/preview';
import { ownFrame } from '../../../fixtures/docs';
import { largeTextOnPhone } from '../../../fixtures/largeText';
import { noPhotograph, onPhone } from '../../../fixtures/photographs';

/** What can be done with all marked products at once. */
const meta = preview.meta({
  component: MarkBar,
  parameters: { docs: ownFrame },
  args: {
    marked: 12,
    hidden: 0,
    onAction: fn(),
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

export const Pressed = meta.story({
  tags: ['test-only'],
  args: { marked: 1 },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 ürün seçildi');
    await userEvent.click(canvas.getByRole('button', { name: 'Fiyatları değiştir' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('price');
    await userEvent.click(canvas.getByRole('button', { name: 'Sil' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('delete');
    await userEvent.click(canvas.getByRole('button', { name: 'Vazgeç' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const LargeText = meta.story({ ...largeTextOnPhone });
