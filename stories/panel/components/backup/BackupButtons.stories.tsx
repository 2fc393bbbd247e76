import { expect, fn } from 'storybook/test';

import { BackupButtons } from '@/panel/components/backup/BackupButtons';

import preview from '../../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: BackupButtons,
  args: { onWrite: fn(), onChoose: fn() },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story({
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yedek al' }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
});

export const PointerAndFocus = meta.story({
  parameters: { pseudo: { hover: 'button:nth-of-type(1)', focusVisible: 'button:nth-of-type(2)' } },
});
