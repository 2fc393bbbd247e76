import { expect, fn } from 'storybook/test';

import { SpreadsheetButtons } from '@/panel/components/spreadsheet/SpreadsheetButtons';

import preview from '../../../../.storybook/preview';
import { noPhotograph, onPhone, oneSize } from '../../../fixtures/photographs';
import { says } from '../../../fixtures/play/expectations';

/** The buttons that take a product list in and give it out. */
const meta = preview.meta({
  component: SpreadsheetButtons,
  args: { missing: undefined, onChoose: fn(), onWrite: fn(), onReload: fn() },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Listeden ekle', { selector: 'input' });
    // A kind that is not read is chosen, too, so that the dialog can say what it is.
    await userEvent.upload(input, new File(['x'], 'LISTE.PDF'));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Listeyi indir' }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  ...onPhone,
  args: { missing: 'offline' },
  play: says('alert', 'İnternet bağlantınızı'),
});

export const Outdated = meta.story({
  tags: ['test-only'],
  args: { missing: 'outdated' },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Site yenilendi');
    await userEvent.click(canvas.getByRole('button', { name: 'Yeniden yükle' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});
