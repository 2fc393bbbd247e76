import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { BackupButtons } from '@/components/admin/backup/BackupButtons';

const meta = {
  component: BackupButtons,
  args: { onWrite: fn(), onChoose: fn() },
} satisfies Meta<typeof BackupButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yedek al' }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Yedekten yükle' })).toBeVisible();
    const file = new File(['{}'], 'yedek.json', { type: 'application/json' });
    await userEvent.upload(canvas.getByLabelText('Yedek dosyası'), file);
    await expect(args.onChoose).toHaveBeenLastCalledWith(file);
  },
};
