import { expect, fn } from 'storybook/test';

import { BackupReminder } from '@/panel/components/backup/BackupReminder';

import preview from '../../../../.storybook/preview';
import { onPhone } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: BackupReminder,
  args: { days: 14, onWrite: fn(), onClose: fn() },
});

export const Default = meta.story({
  ...onPhone,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('14 gündür yedek alınmadı.');
    await userEvent.click(canvas.getByRole('button', { name: 'Şimdi yedek al' }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sonra' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
