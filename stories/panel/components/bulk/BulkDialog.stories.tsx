import { expect, fn, screen } from 'storybook/test';

import { BulkDialog } from '@/panel/components/bulk/BulkDialog';
import { deleteText } from '@/panel/content/bulk';

import preview from '../../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: BulkDialog,
  parameters: { docs: { story: { inline: false, height: '400px' } }, chromatic: oneSize },
  args: {
    title: 'Ürünleri sil',
    children: <p>{deleteText(12)}</p>,
    applyLabel: 'Sil',
    canApply: true,
    isBusy: false,
    onApply: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story();

export const NothingToApply = meta.story({
  args: { canApply: false, applyLabel: 'Uygula' },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Uygula' }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { failure: 'unreachable' },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, userEvent }) => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Hiçbir şey değiştirilmedi');
    await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
