import { expect, fn } from 'storybook/test';

import { SpreadsheetButtons } from '@/panel/components/spreadsheet/SpreadsheetButtons';

import preview from '../../../../.storybook/preview';
import { onPhone, oneSize } from '../../../fixtures/photographs';
import { says } from '../../../fixtures/play/expectations';

const meta = preview.meta({
  component: SpreadsheetButtons,
  args: { hasFailed: false, onChoose: fn(), onWrite: fn() },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Listeyi indir' }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  ...onPhone,
  args: { hasFailed: true },
  play: says('alert', 'İnternet bağlantınızı'),
});
